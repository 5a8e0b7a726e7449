"""What `windows_pipe` asks of Windows, through ctypes. Loaded on Windows only; it has not been run on another system.

Source: Microsoft Learn, the page of each function named here.
"""

from __future__ import annotations

import ctypes

from hawcx_runtime.ipc.windows_pipe import ERROR_MORE_DATA, PipeSecurity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GENERIC_READ_WRITE = 0xC000_0000
OPEN_EXISTING = 3
FILE_FLAG_OVERLAPPED = 0x4000_0000
SECURITY_IDENTIFICATION = 0x0011_0000  # SECURITY_SQOS_PRESENT with the level Identification
FILE_CREATE_PIPE_INSTANCE = 0x0004
GENERIC_ALL_OR_WRITE = 0x5000_0000
WRITE_DAC_OR_OWNER = 0x000C_0000

ERROR_IO_PENDING = 997
WAIT_OBJECT_0 = 0
TOKEN_QUERY = 0x0008
TOKEN_USER = 1
SE_KERNEL_OBJECT = 6
OWNER_AND_DACL = 0x0000_0005
ACCESS_ALLOWED_ACE = 0
ACCESS_DENIED_ACE = 1
INHERIT_ONLY_ACE = 0x08

HANDLE = ctypes.c_void_p
DWORD = ctypes.c_uint32
INVALID_HANDLE_VALUE = ctypes.c_void_p(-1).value


class _Overlapped(ctypes.Structure):
    _fields_ = (
        ("internal", ctypes.c_void_p),
        ("internal_high", ctypes.c_void_p),
        ("offset", DWORD),
        ("offset_high", DWORD),
        ("event", HANDLE),
    )


class _Acl(ctypes.Structure):
    _fields_ = (
        ("revision", ctypes.c_uint8),
        ("padding", ctypes.c_uint8),
        ("size", ctypes.c_uint16),
        ("ace_count", ctypes.c_uint16),
        ("padding_2", ctypes.c_uint16),
    )


class _Ace(ctypes.Structure):
    """The head of an access-control entry; the SID follows the mask."""

    _fields_ = (
        ("type", ctypes.c_uint8),
        ("flags", ctypes.c_uint8),
        ("size", ctypes.c_uint16),
        ("mask", DWORD),
    )


class WindowsPipeApi:
    """`PipeApi` over kernel32 and advapi32."""

    def __init__(self) -> None:
        self._kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
        self._advapi: Any = ctypes.WinDLL("advapi32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
        pointer = ctypes.c_void_p
        signatures = (
            (self._kernel.CreateFileW, HANDLE, (ctypes.c_wchar_p, DWORD, DWORD, pointer, DWORD, DWORD, HANDLE)),
            (self._kernel.CreateEventW, HANDLE, (pointer, ctypes.c_int, ctypes.c_int, ctypes.c_wchar_p)),
            (self._kernel.ReadFile, ctypes.c_int, (HANDLE, pointer, DWORD, pointer, pointer)),
            (self._kernel.WriteFile, ctypes.c_int, (HANDLE, pointer, DWORD, pointer, pointer)),
            (self._kernel.WaitForSingleObject, DWORD, (HANDLE, DWORD)),
            (self._kernel.CancelIoEx, ctypes.c_int, (HANDLE, pointer)),
            (self._kernel.GetOverlappedResult, ctypes.c_int, (HANDLE, pointer, pointer, ctypes.c_int)),
            (self._kernel.CloseHandle, ctypes.c_int, (HANDLE,)),
            (self._kernel.LocalFree, pointer, (pointer,)),
            (self._kernel.GetCurrentProcess, HANDLE, ()),
            (self._advapi.OpenProcessToken, ctypes.c_int, (HANDLE, DWORD, pointer)),
            (self._advapi.GetTokenInformation, ctypes.c_int, (HANDLE, ctypes.c_int, pointer, DWORD, pointer)),
            (self._advapi.GetSecurityInfo, DWORD, (HANDLE, ctypes.c_int, DWORD, *(pointer,) * 5)),
            (self._advapi.GetAce, ctypes.c_int, (pointer, DWORD, pointer)),
            (self._advapi.ConvertSidToStringSidW, ctypes.c_int, (pointer, pointer)),
        )
        for function, result, arguments in signatures:
            function.restype, function.argtypes = result, arguments

    def open(self, name: str) -> int:
        """Open the client's end for overlapped use, letting the server identify this user and no more."""
        flags = FILE_FLAG_OVERLAPPED | SECURITY_IDENTIFICATION
        handle = self._kernel.CreateFileW(name, GENERIC_READ_WRITE, 0, None, OPEN_EXISTING, flags, None)
        if handle is None or handle == INVALID_HANDLE_VALUE:
            raise _last_error()
        return int(handle)

    def read(self, handle: int, size: int, milliseconds: int) -> bytes | None:
        """Read at most `size` bytes; None when the time ran out, after the request was cancelled."""
        buffer = ctypes.create_string_buffer(size)
        count = self._transfer(self._kernel.ReadFile, handle, buffer, size, milliseconds)
        return None if count is None else buffer.raw[:count]

    def write(self, handle: int, data: bytes, milliseconds: int) -> int | None:
        """Write and return how many bytes went; None when the time ran out, after the request was cancelled."""
        buffer = ctypes.create_string_buffer(data, len(data))
        return self._transfer(self._kernel.WriteFile, handle, buffer, len(data), milliseconds)

    def close(self, handle: int) -> None:
        """Cancel what waits on a handle and close it."""
        self._kernel.CancelIoEx(handle, None)
        self._kernel.CloseHandle(handle)

    def security(self, handle: int) -> PipeSecurity:
        """Return who owns a pipe and whom its DACL lets create instances, or change the DACL or the owner."""
        owner, acl, descriptor = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        error = self._advapi.GetSecurityInfo(
            handle,
            SE_KERNEL_OBJECT,
            OWNER_AND_DACL,
            ctypes.byref(owner),
            None,
            ctypes.byref(acl),
            None,
            ctypes.byref(descriptor),
        )
        if error:
            raise _windows_error(error)
        try:
            creators = None if not acl.value else tuple(self._creators(acl))
            return PipeSecurity(self._current_user(), self._sid_text(owner), creators)
        finally:
            self._kernel.LocalFree(descriptor)

    def _transfer(self, function: Any, handle: int, buffer: Any, size: int, milliseconds: int) -> int | None:
        overlapped = _Overlapped()
        overlapped.event = self._kernel.CreateEventW(None, 1, 0, None)
        if not overlapped.event:
            raise _last_error()
        count = DWORD()
        try:
            if not function(handle, buffer, size, None, ctypes.byref(overlapped)):
                error = _last_error_number()
                if error == ERROR_IO_PENDING:
                    if self._kernel.WaitForSingleObject(overlapped.event, milliseconds) != WAIT_OBJECT_0:
                        self._kernel.CancelIoEx(handle, ctypes.byref(overlapped))
                        # The buffer belongs to the system until the cancelled request has ended; it may yet succeed.
                        done = self._kernel.GetOverlappedResult(
                            handle, ctypes.byref(overlapped), ctypes.byref(count), 1
                        )
                        return int(count.value) if done else None
                elif error != ERROR_MORE_DATA:
                    raise _windows_error(error)
            if not self._kernel.GetOverlappedResult(handle, ctypes.byref(overlapped), ctypes.byref(count), 0):
                error = _last_error_number()
                if error != ERROR_MORE_DATA:
                    raise _windows_error(error)
            return int(count.value)
        finally:
            self._kernel.CloseHandle(overlapped.event)

    def _creators(self, acl: ctypes.c_void_p) -> list[str]:
        granted = []
        dangerous = FILE_CREATE_PIPE_INSTANCE | GENERIC_ALL_OR_WRITE | WRITE_DAC_OR_OWNER
        for index in range(_Acl.from_address(acl.value or 0).ace_count):
            entry = ctypes.c_void_p()
            if not self._advapi.GetAce(acl, index, ctypes.byref(entry)):
                raise _last_error()
            head = _Ace.from_address(entry.value or 0)
            if head.type == ACCESS_DENIED_ACE or head.flags & INHERIT_ONLY_ACE:
                continue
            if head.type != ACCESS_ALLOWED_ACE:
                granted.append(f"an entry of type {head.type}")  # not understood, so nobody whom we trust
            elif head.mask & dangerous:
                granted.append(self._sid_text(ctypes.c_void_p((entry.value or 0) + ctypes.sizeof(_Ace))))
        return granted

    def _current_user(self) -> str:
        token = HANDLE()
        process = self._kernel.GetCurrentProcess()
        if not self._advapi.OpenProcessToken(process, TOKEN_QUERY, ctypes.byref(token)):
            raise _last_error()
        try:
            size = DWORD()
            self._advapi.GetTokenInformation(token, TOKEN_USER, None, 0, ctypes.byref(size))
            buffer = ctypes.create_string_buffer(size.value)
            if not self._advapi.GetTokenInformation(token, TOKEN_USER, buffer, size, ctypes.byref(size)):
                raise _last_error()
            return self._sid_text(ctypes.c_void_p.from_buffer(buffer))  # TOKEN_USER begins with a pointer to the SID
        finally:
            self._kernel.CloseHandle(token)

    def _sid_text(self, sid: ctypes.c_void_p) -> str:
        text = ctypes.c_wchar_p()
        if not self._advapi.ConvertSidToStringSidW(sid, ctypes.byref(text)):
            raise _last_error()
        try:
            return text.value or ""
        finally:
            self._kernel.LocalFree(ctypes.cast(text, ctypes.c_void_p))


def _last_error_number() -> int:
    return int(ctypes.get_last_error())  # type: ignore[attr-defined,unused-ignore]


def _last_error() -> OSError:
    return _windows_error(_last_error_number())


def _windows_error(number: int) -> OSError:
    error: OSError = ctypes.WinError(number)  # type: ignore[attr-defined,unused-ignore]
    return error
