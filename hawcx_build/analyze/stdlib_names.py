"""The names in the standard library's modules. Written by tools/stdlib_tables.py; do not edit."""

NAMES = {
    "__future__": (
        "CO_FUTURE_ABSOLUTE_IMPORT CO_FUTURE_ANNOTATIONS CO_FUTURE_BARRY_AS_BDFL CO_FUTURE_DIVISION "
        "CO_FUTURE_GENERATOR_STOP CO_FUTURE_PRINT_FUNCTION CO_FUTURE_UNICODE_LITERALS CO_FUTURE_WITH_STATEMENT "
        "CO_GENERATOR_ALLOWED CO_NESTED _Feature __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ absolute_import all_feature_names annotations barry_as_FLUFL division generator_stop "
        "generators nested_scopes print_function unicode_literals with_statement"
    ),
    "_abc": (
        "__doc__ __loader__ __name__ __package__ __spec__ _abc_init _abc_instancecheck _abc_register "
        "_abc_subclasscheck _get_dump _reset_caches _reset_registry get_cache_token"
    ),
    "_aix_support": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _aix_bgt _aix_bosmp64 "
        "_aix_tag _aix_vrtl aix_buildtag aix_platform subprocess sys sysconfig"
    ),
    "_ast": (
        "AST Add And AnnAssign Assert Assign AsyncFor AsyncFunctionDef AsyncWith Attribute AugAssign Await BinOp "
        "BitAnd BitOr BitXor BoolOp Break Call ClassDef Compare Constant Continue Del Delete Dict DictComp Div Eq "
        "ExceptHandler Expr Expression FloorDiv For FormattedValue FunctionDef FunctionType GeneratorExp Global Gt GtE "
        "If IfExp Import ImportFrom In Interactive Invert Is IsNot JoinedStr LShift Lambda List ListComp Load Lt LtE "
        "MatMult Match MatchAs MatchClass MatchMapping MatchOr MatchSequence MatchSingleton MatchStar MatchValue Mod "
        "Module Mult Name NamedExpr Nonlocal Not NotEq NotIn Or Pass Pow PyCF_ALLOW_TOP_LEVEL_AWAIT PyCF_ONLY_AST "
        "PyCF_TYPE_COMMENTS RShift Raise Return Set SetComp Slice Starred Store Sub Subscript Try Tuple TypeIgnore "
        "UAdd USub UnaryOp While With Yield YieldFrom __doc__ __loader__ __name__ __package__ __spec__ alias arg "
        "arguments boolop cmpop comprehension excepthandler expr expr_context keyword match_case mod operator pattern "
        "stmt type_ignore unaryop withitem"
    ),
    "_asyncio": (
        "Future Task __doc__ __file__ __loader__ __name__ __package__ __spec__ _all_tasks _current_tasks _enter_task "
        "_get_event_loop _get_running_loop _leave_task _register_task _set_running_loop _unregister_task "
        "get_event_loop get_running_loop"
    ),
    "_bisect": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ bisect_left bisect_right insort_left insort_right"
    ),
    "_blake2": (
        "BLAKE2B_MAX_DIGEST_SIZE BLAKE2B_MAX_KEY_SIZE BLAKE2B_PERSON_SIZE BLAKE2B_SALT_SIZE BLAKE2S_MAX_DIGEST_SIZE "
        "BLAKE2S_MAX_KEY_SIZE BLAKE2S_PERSON_SIZE BLAKE2S_SALT_SIZE __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ blake2b blake2s"
    ),
    "_bootsubprocess": (
        "Popen __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _check_cmd "
        "check_output os"
    ),
    "_bz2": "BZ2Compressor BZ2Decompressor __doc__ __file__ __loader__ __name__ __package__ __spec__",
    "_codecs": (
        "__doc__ __loader__ __name__ __package__ __spec__ ascii_decode ascii_encode charmap_build charmap_decode "
        "charmap_encode decode encode escape_decode escape_encode latin_1_decode latin_1_encode lookup lookup_error "
        "raw_unicode_escape_decode raw_unicode_escape_encode readbuffer_encode register register_error "
        "unicode_escape_decode unicode_escape_encode unregister utf_16_be_decode utf_16_be_encode utf_16_decode "
        "utf_16_encode utf_16_ex_decode utf_16_le_decode utf_16_le_encode utf_32_be_decode utf_32_be_encode "
        "utf_32_decode utf_32_encode utf_32_ex_decode utf_32_le_decode utf_32_le_encode utf_7_decode utf_7_encode "
        "utf_8_decode utf_8_encode"
    ),
    "_codecs_cn": (
        "__doc__ __file__ __loader__ __map_gb18030ext __map_gb2312 __map_gbcommon __map_gbkext __name__ __package__ "
        "__spec__ getcodec"
    ),
    "_codecs_hk": (
        "__doc__ __file__ __loader__ __map_big5hkscs __map_big5hkscs_bmp __map_big5hkscs_nonbmp __name__ __package__ "
        "__spec__ getcodec"
    ),
    "_codecs_iso2022": "__doc__ __file__ __loader__ __name__ __package__ __spec__ getcodec",
    "_codecs_jp": (
        "__doc__ __file__ __loader__ __map_cp932ext __map_jisx0208 __map_jisx0212 __map_jisx0213_1_bmp "
        "__map_jisx0213_1_emp __map_jisx0213_2_bmp __map_jisx0213_2_emp __map_jisx0213_bmp __map_jisx0213_emp "
        "__map_jisx0213_pair __map_jisxcommon __name__ __package__ __spec__ getcodec"
    ),
    "_codecs_kr": (
        "__doc__ __file__ __loader__ __map_cp949 __map_cp949ext __map_ksx1001 __name__ __package__ __spec__ getcodec"
    ),
    "_codecs_tw": ("__doc__ __file__ __loader__ __map_big5 __map_cp950ext __name__ __package__ __spec__ getcodec"),
    "_collections": (
        "OrderedDict __doc__ __loader__ __name__ __package__ __spec__ _count_elements _deque_iterator "
        "_deque_reverse_iterator _tuplegetter defaultdict deque"
    ),
    "_collections_abc": (
        "ABCMeta AsyncGenerator AsyncIterable AsyncIterator Awaitable ByteString Callable Collection Container "
        "Coroutine EllipsisType FunctionType Generator GenericAlias Hashable ItemsView Iterable Iterator KeysView "
        "Mapping MappingView MutableMapping MutableSequence MutableSet Reversible Sequence Set Sized ValuesView "
        "_CallableGenericAlias __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _check_methods _is_param_expr _is_typevarlike _type_repr abstractmethod async_generator "
        "bytearray_iterator bytes_iterator coroutine dict_itemiterator dict_items dict_keyiterator dict_keys "
        "dict_valueiterator dict_values generator list_iterator list_reverseiterator longrange_iterator mappingproxy "
        "range_iterator set_iterator str_iterator sys tuple_iterator zip_iterator"
    ),
    "_compat_pickle": (
        "IMPORT_MAPPING MULTIPROCESSING_EXCEPTIONS NAME_MAPPING PYTHON2_EXCEPTIONS PYTHON3_IMPORTERROR_EXCEPTIONS "
        "PYTHON3_OSERROR_EXCEPTIONS REVERSE_IMPORT_MAPPING REVERSE_NAME_MAPPING __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ excname"
    ),
    "_compression": (
        "BUFFER_SIZE BaseStream DecompressReader __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ io sys"
    ),
    "_contextvars": ("Context ContextVar Token __doc__ __file__ __loader__ __name__ __package__ __spec__ copy_context"),
    "_crypt": "__doc__ __file__ __loader__ __name__ __package__ __spec__ crypt",
    "_csv": (
        "Dialect Error QUOTE_ALL QUOTE_MINIMAL QUOTE_NONE QUOTE_NONNUMERIC Reader Writer __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ __version__ _dialects field_size_limit get_dialect list_dialects reader "
        "register_dialect unregister_dialect writer"
    ),
    "_ctypes": (
        "ArgumentError Array CFuncPtr FUNCFLAG_CDECL FUNCFLAG_PYTHONAPI FUNCFLAG_USE_ERRNO FUNCFLAG_USE_LASTERROR "
        "POINTER PyObj_FromPtr Py_DECREF Py_INCREF RTLD_GLOBAL RTLD_LOCAL Structure Union _Pointer _SimpleCData "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ _cast_addr _memmove_addr _memset_addr "
        "_pointer_type_cache _string_at_addr _unpickle _wstring_at_addr addressof alignment buffer_info byref "
        "call_cdeclfunction call_function dlclose dlopen dlsym get_errno pointer resize set_errno sizeof"
    ),
    "_ctypes_test": "__doc__ __file__ __loader__ __name__ __package__ __spec__ func func_si",
    "_curses": (
        "ALL_MOUSE_EVENTS A_ALTCHARSET A_ATTRIBUTES A_BLINK A_BOLD A_CHARTEXT A_COLOR A_DIM A_HORIZONTAL A_INVIS "
        "A_ITALIC A_LEFT A_LOW A_NORMAL A_PROTECT A_REVERSE A_RIGHT A_STANDOUT A_TOP A_UNDERLINE A_VERTICAL "
        "BUTTON1_CLICKED BUTTON1_DOUBLE_CLICKED BUTTON1_PRESSED BUTTON1_RELEASED BUTTON1_TRIPLE_CLICKED "
        "BUTTON2_CLICKED BUTTON2_DOUBLE_CLICKED BUTTON2_PRESSED BUTTON2_RELEASED BUTTON2_TRIPLE_CLICKED "
        "BUTTON3_CLICKED BUTTON3_DOUBLE_CLICKED BUTTON3_PRESSED BUTTON3_RELEASED BUTTON3_TRIPLE_CLICKED "
        "BUTTON4_CLICKED BUTTON4_DOUBLE_CLICKED BUTTON4_PRESSED BUTTON4_RELEASED BUTTON4_TRIPLE_CLICKED "
        "BUTTON5_CLICKED BUTTON5_DOUBLE_CLICKED BUTTON5_PRESSED BUTTON5_RELEASED BUTTON5_TRIPLE_CLICKED BUTTON_ALT "
        "BUTTON_CTRL BUTTON_SHIFT COLOR_BLACK COLOR_BLUE COLOR_CYAN COLOR_GREEN COLOR_MAGENTA COLOR_RED COLOR_WHITE "
        "COLOR_YELLOW ERR KEY_A1 KEY_A3 KEY_B2 KEY_BACKSPACE KEY_BEG KEY_BREAK KEY_BTAB KEY_C1 KEY_C3 KEY_CANCEL "
        "KEY_CATAB KEY_CLEAR KEY_CLOSE KEY_COMMAND KEY_COPY KEY_CREATE KEY_CTAB KEY_DC KEY_DL KEY_DOWN KEY_EIC KEY_END "
        "KEY_ENTER KEY_EOL KEY_EOS KEY_EXIT KEY_F0 KEY_F1 KEY_F10 KEY_F11 KEY_F12 KEY_F13 KEY_F14 KEY_F15 KEY_F16 "
        "KEY_F17 KEY_F18 KEY_F19 KEY_F2 KEY_F20 KEY_F21 KEY_F22 KEY_F23 KEY_F24 KEY_F25 KEY_F26 KEY_F27 KEY_F28 "
        "KEY_F29 KEY_F3 KEY_F30 KEY_F31 KEY_F32 KEY_F33 KEY_F34 KEY_F35 KEY_F36 KEY_F37 KEY_F38 KEY_F39 KEY_F4 KEY_F40 "
        "KEY_F41 KEY_F42 KEY_F43 KEY_F44 KEY_F45 KEY_F46 KEY_F47 KEY_F48 KEY_F49 KEY_F5 KEY_F50 KEY_F51 KEY_F52 "
        "KEY_F53 KEY_F54 KEY_F55 KEY_F56 KEY_F57 KEY_F58 KEY_F59 KEY_F6 KEY_F60 KEY_F61 KEY_F62 KEY_F63 KEY_F7 KEY_F8 "
        "KEY_F9 KEY_FIND KEY_HELP KEY_HOME KEY_IC KEY_IL KEY_LEFT KEY_LL KEY_MARK KEY_MAX KEY_MESSAGE KEY_MIN "
        "KEY_MOUSE KEY_MOVE KEY_NEXT KEY_NPAGE KEY_OPEN KEY_OPTIONS KEY_PPAGE KEY_PREVIOUS KEY_PRINT KEY_REDO "
        "KEY_REFERENCE KEY_REFRESH KEY_REPLACE KEY_RESET KEY_RESIZE KEY_RESTART KEY_RESUME KEY_RIGHT KEY_SAVE KEY_SBEG "
        "KEY_SCANCEL KEY_SCOMMAND KEY_SCOPY KEY_SCREATE KEY_SDC KEY_SDL KEY_SELECT KEY_SEND KEY_SEOL KEY_SEXIT KEY_SF "
        "KEY_SFIND KEY_SHELP KEY_SHOME KEY_SIC KEY_SLEFT KEY_SMESSAGE KEY_SMOVE KEY_SNEXT KEY_SOPTIONS KEY_SPREVIOUS "
        "KEY_SPRINT KEY_SR KEY_SREDO KEY_SREPLACE KEY_SRESET KEY_SRIGHT KEY_SRSUME KEY_SSAVE KEY_SSUSPEND KEY_STAB "
        "KEY_SUNDO KEY_SUSPEND KEY_UNDO KEY_UP OK REPORT_MOUSE_POSITION _C_API __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __version__ baudrate beep can_change_color cbreak color_content color_pair curs_set "
        "def_prog_mode def_shell_mode delay_output doupdate echo endwin erasechar error filter flash flushinp "
        "get_escdelay get_tabsize getmouse getsyx getwin halfdelay has_colors has_extended_color_support has_ic has_il "
        "has_key init_color init_pair initscr intrflush is_term_resized isendwin keyname killchar longname meta "
        "mouseinterval mousemask napms ncurses_version newpad newwin nl nocbreak noecho nonl noqiflush noraw "
        "pair_content pair_number putp qiflush raw reset_prog_mode reset_shell_mode resetty resize_term resizeterm "
        "savetty set_escdelay set_tabsize setsyx setupterm start_color termattrs termname tigetflag tigetnum tigetstr "
        "tparm typeahead unctrl unget_wch ungetch ungetmouse update_lines_cols use_default_colors use_env version "
        "window"
    ),
    "_curses_panel": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ bottom_panel error new_panel panel "
        "top_panel update_panels version"
    ),
    "_datetime": (
        "MAXYEAR MINYEAR __doc__ __file__ __loader__ __name__ __package__ __spec__ date datetime datetime_CAPI time "
        "timedelta timezone tzinfo"
    ),
    "_decimal": (
        "BasicContext Clamped Context ConversionSyntax Decimal DecimalException DecimalTuple DefaultContext "
        "DivisionByZero DivisionImpossible DivisionUndefined ExtendedContext FloatOperation HAVE_CONTEXTVAR "
        "HAVE_THREADS Inexact InvalidContext InvalidOperation MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY Overflow ROUND_05UP "
        "ROUND_CEILING ROUND_DOWN ROUND_FLOOR ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP ROUND_UP Rounded Subnormal "
        "Underflow __doc__ __file__ __libmpdec_version__ __loader__ __name__ __package__ __spec__ __version__ "
        "getcontext localcontext setcontext"
    ),
    "_elementtree": (
        "Element ParseError SubElement TreeBuilder XMLParser __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_set_factories"
    ),
    "_frozen_importlib": (
        "BuiltinImporter FrozenImporter ModuleSpec _DeadlockError _DummyModuleLock _ERR_MSG _ERR_MSG_PREFIX "
        "_ImportLockContext _ModuleLock _ModuleLockManager _NEEDS_LOADING __builtins__ __doc__ __file__ __import__ "
        "__loader__ __name__ __package__ __spec__ _blocking_on _bootstrap_external _builtin_from_name "
        "_calc___package__ _call_with_frames_removed _exec _find_and_load _find_and_load_unlocked _find_spec "
        "_find_spec_legacy _gcd_import _get_module_lock _handle_fromlist _imp _init_module_attrs _install "
        "_install_external_importers _load _load_backward_compatible _load_module_shim _load_unlocked "
        "_lock_unlock_module _module_locks _module_repr _module_repr_from_spec _new_module _object_name "
        "_requires_builtin _requires_frozen _resolve_name _sanity_check _setup _spec_from_module _thread "
        "_verbose_message _warnings _weakref _wrap module_from_spec spec_from_loader sys"
    ),
    "_frozen_importlib_external": (
        "BYTECODE_SUFFIXES DEBUG_BYTECODE_SUFFIXES EXTENSION_SUFFIXES ExtensionFileLoader FileFinder FileLoader "
        "MAGIC_NUMBER OPTIMIZED_BYTECODE_SUFFIXES PathFinder SOURCE_SUFFIXES SourceFileLoader SourceLoader "
        "SourcelessFileLoader WindowsRegistryFinder _CASE_INSENSITIVE_PLATFORMS _CASE_INSENSITIVE_PLATFORMS_BYTES_KEY "
        "_CASE_INSENSITIVE_PLATFORMS_STR_KEY _LoaderBasics _MS_WINDOWS _NamespaceLoader _NamespacePath _OPT _POPULATE "
        "_PYCACHE _RAW_MAGIC_NUMBER __builtins__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _bootstrap "
        "_calc_mode _check_name _classify_pyc _code_to_hash_pyc _code_to_timestamp_pyc _code_type _compile_bytecode "
        "_find_module_shim _fix_up_module _get_cached _get_sourcefile _get_supported_file_loaders _imp _install _io "
        "_make_relax_case _os _pack_uint32 _path_is_mode_type _path_isabs _path_isdir _path_isfile _path_join "
        "_path_split _path_stat _pathseps_with_colon _relax_case _set_bootstrap_module _unpack_uint16 _unpack_uint32 "
        "_validate_hash_pyc _validate_timestamp_pyc _warnings _write_atomic cache_from_source decode_source marshal "
        "path_sep path_sep_tuple path_separators source_from_cache spec_from_file_location sys"
    ),
    "_functools": ("__doc__ __loader__ __name__ __package__ __spec__ _lru_cache_wrapper cmp_to_key partial reduce"),
    "_hashlib": (
        "HASH HASHXOF HMAC UnsupportedDigestmodError __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_constructors compare_digest get_fips_mode hmac_digest hmac_new new openssl_md5 openssl_md_meth_names "
        "openssl_sha1 openssl_sha224 openssl_sha256 openssl_sha384 openssl_sha3_224 openssl_sha3_256 openssl_sha3_384 "
        "openssl_sha3_512 openssl_sha512 openssl_shake_128 openssl_shake_256 pbkdf2_hmac scrypt"
    ),
    "_heapq": (
        "__about__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _heapify_max _heappop_max "
        "_heapreplace_max heapify heappop heappush heappushpop heapreplace"
    ),
    "_imp": (
        "__doc__ __loader__ __name__ __package__ __spec__ _fix_co_filename acquire_lock check_hash_based_pycs "
        "create_builtin create_dynamic exec_builtin exec_dynamic extension_suffixes get_frozen_object init_frozen "
        "is_builtin is_frozen is_frozen_package lock_held release_lock source_hash"
    ),
    "_io": (
        "BlockingIOError BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO DEFAULT_BUFFER_SIZE "
        "FileIO IncrementalNewlineDecoder StringIO TextIOWrapper UnsupportedOperation _BufferedIOBase _IOBase "
        "_RawIOBase _TextIOBase __doc__ __loader__ __name__ __package__ __spec__ open open_code text_encoding"
    ),
    "_json": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ encode_basestring encode_basestring_ascii "
        "make_encoder make_scanner scanstring"
    ),
    "_locale": (
        "ABDAY_1 ABDAY_2 ABDAY_3 ABDAY_4 ABDAY_5 ABDAY_6 ABDAY_7 ABMON_1 ABMON_10 ABMON_11 ABMON_12 ABMON_2 ABMON_3 "
        "ABMON_4 ABMON_5 ABMON_6 ABMON_7 ABMON_8 ABMON_9 ALT_DIGITS AM_STR CHAR_MAX CODESET CRNCYSTR DAY_1 DAY_2 DAY_3 "
        "DAY_4 DAY_5 DAY_6 DAY_7 D_FMT D_T_FMT ERA ERA_D_FMT ERA_D_T_FMT ERA_T_FMT Error LC_ALL LC_COLLATE LC_CTYPE "
        "LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME MON_1 MON_10 MON_11 MON_12 MON_2 MON_3 MON_4 MON_5 MON_6 MON_7 "
        "MON_8 MON_9 NOEXPR PM_STR RADIXCHAR THOUSEP T_FMT T_FMT_AMPM YESEXPR _DATE_FMT __doc__ __loader__ __name__ "
        "__package__ __spec__ _get_locale_encoding bind_textdomain_codeset bindtextdomain dcgettext dgettext gettext "
        "localeconv nl_langinfo setlocale strcoll strxfrm textdomain"
    ),
    "_lsprof": ("Profiler __doc__ __file__ __loader__ __name__ __package__ __spec__ profiler_entry profiler_subentry"),
    "_lzma": (
        "CHECK_CRC32 CHECK_CRC64 CHECK_ID_MAX CHECK_NONE CHECK_SHA256 CHECK_UNKNOWN FILTER_ARM FILTER_ARMTHUMB "
        "FILTER_DELTA FILTER_IA64 FILTER_LZMA1 FILTER_LZMA2 FILTER_POWERPC FILTER_SPARC FILTER_X86 FORMAT_ALONE "
        "FORMAT_AUTO FORMAT_RAW FORMAT_XZ LZMACompressor LZMADecompressor LZMAError MF_BT2 MF_BT3 MF_BT4 MF_HC3 MF_HC4 "
        "MODE_FAST MODE_NORMAL PRESET_DEFAULT PRESET_EXTREME __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_decode_filter_properties _encode_filter_properties is_check_supported"
    ),
    "_markupbase": (
        "ParserBase __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _commentclose "
        "_declname_match _declstringlit_match _markedsectionclose _msmarkedsectionclose"
    ),
    "_md5": "MD5Type __doc__ __file__ __loader__ __name__ __package__ __spec__ md5",
    "_multibytecodec": (
        "MultibyteIncrementalDecoder MultibyteIncrementalEncoder MultibyteStreamReader MultibyteStreamWriter "
        "__create_codec __doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "_multiprocessing": "SemLock __doc__ __file__ __loader__ __name__ __package__ __spec__ flags sem_unlink",
    "_opcode": "__doc__ __file__ __loader__ __name__ __package__ __spec__ stack_effect",
    "_operator": (
        "__doc__ __loader__ __name__ __package__ __spec__ _compare_digest abs add and_ attrgetter concat contains "
        "countOf delitem eq floordiv ge getitem gt iadd iand iconcat ifloordiv ilshift imatmul imod imul index indexOf "
        "inv invert ior ipow irshift is_ is_not isub itemgetter itruediv ixor le length_hint lshift lt matmul "
        "methodcaller mod mul ne neg not_ or_ pos pow rshift setitem sub truediv truth xor"
    ),
    "_osx_support": (
        "_COMPILER_CONFIG_VARS _INITPRE _SYSTEM_VERSION _SYSTEM_VERSION_TUPLE _UNIVERSAL_CONFIG_VARS __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _cache_default_sysroot "
        "_check_for_unavailable_sdk _default_sysroot _find_appropriate_compiler _find_build_tool _find_executable "
        "_get_system_version _get_system_version_tuple _override_all_archs _read_output _remove_original_values "
        "_remove_universal_flags _remove_unsupported_archs _save_modified_value _supports_arm64_builds "
        "_supports_universal_builds compiler_fixup customize_compiler customize_config_vars get_platform_osx os re sys"
    ),
    "_pickle": (
        "PickleBuffer PickleError Pickler PicklingError Unpickler UnpicklingError __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ dump dumps load loads"
    ),
    "_posixshmem": "__doc__ __file__ __loader__ __name__ __package__ __spec__ shm_open shm_unlink",
    "_posixsubprocess": "__doc__ __file__ __loader__ __name__ __package__ __spec__ fork_exec",
    "_py_abc": (
        "ABCMeta WeakSet __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "get_cache_token"
    ),
    "_pydecimal": (
        "BasicContext Clamped Context ConversionSyntax Decimal DecimalException DecimalTuple DefaultContext "
        "DivisionByZero DivisionImpossible DivisionUndefined ExtendedContext FloatOperation HAVE_CONTEXTVAR "
        "HAVE_THREADS Inexact InvalidContext InvalidOperation MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY Overflow ROUND_05UP "
        "ROUND_CEILING ROUND_DOWN ROUND_FLOOR ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP ROUND_UP Rounded Subnormal "
        "Underflow _ContextManager _Infinity _Log10Memoize _NaN _NegativeInfinity _NegativeOne _One _PyHASH_10INV "
        "_PyHASH_INF _PyHASH_MODULUS _PyHASH_NAN _SignedInfinity _WorkRep _Zero __all__ __builtins__ __cached__ "
        "__doc__ __file__ __libmpdec_version__ __loader__ __name__ __package__ __spec__ __version__ __xname__ "
        "_all_zeros _condition_map _convert_for_comparison _convert_other _current_context_var _dec_from_triple "
        "_decimal_lshift_exact _dexp _div_nearest _dlog _dlog10 _dpower _exact_half _format_align _format_number "
        "_format_sign _group_lengths _iexp _ilog _insert_thousands_sep _locale _log10_digits _log10_lb _math "
        "_namedtuple _nbits _normalize _numbers _parse_format_specifier _parse_format_specifier_regex _parser "
        "_rounding_modes _rshift_nearest _signals _sqrt_nearest getcontext localcontext setcontext"
    ),
    "_pyio": (
        "BlockingIOError BufferedIOBase BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO "
        "DEFAULT_BUFFER_SIZE FileIO IOBase IncrementalNewlineDecoder Lock RawIOBase SEEK_CUR SEEK_END SEEK_SET "
        "StringIO TextIOBase TextIOWrapper UnsupportedOperation _BufferedIOMixin _CHECK_ERRORS "
        "_IOBASE_EMITS_UNRAISABLE __all__ __builtins__ __cached__ __doc__ __file__ __getattr__ __loader__ __name__ "
        "__package__ __spec__ _open_code_with_warning _setmode abc codecs errno io open open_code os stat sys "
        "text_encoding valid_seek_flags"
    ),
    "_queue": "Empty SimpleQueue __doc__ __file__ __loader__ __name__ __package__ __spec__",
    "_random": "Random __doc__ __file__ __loader__ __name__ __package__ __spec__",
    "_sha1": "SHA1Type __doc__ __file__ __loader__ __name__ __package__ __spec__ sha1",
    "_sha256": "SHA224Type SHA256Type __doc__ __file__ __loader__ __name__ __package__ __spec__ sha224 sha256",
    "_sha3": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ implementation keccakopt sha3_224 sha3_256 sha3_384 "
        "sha3_512 shake_128 shake_256"
    ),
    "_sha512": "SHA384Type __doc__ __file__ __loader__ __name__ __package__ __spec__ sha384 sha512",
    "_signal": (
        "ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL ItimerError NSIG SIGABRT SIGALRM SIGBUS SIGCHLD SIGCLD SIGCONT SIGFPE "
        "SIGHUP SIGILL SIGINT SIGIO SIGIOT SIGKILL SIGPIPE SIGPOLL SIGPROF SIGPWR SIGQUIT SIGRTMAX SIGRTMIN SIGSEGV "
        "SIGSTOP SIGSYS SIGTERM SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM SIGWINCH SIGXCPU "
        "SIGXFSZ SIG_BLOCK SIG_DFL SIG_IGN SIG_SETMASK SIG_UNBLOCK __doc__ __loader__ __name__ __package__ __spec__ "
        "alarm default_int_handler getitimer getsignal pause pidfd_send_signal pthread_kill pthread_sigmask "
        "raise_signal set_wakeup_fd setitimer siginterrupt signal sigpending sigtimedwait sigwait sigwaitinfo "
        "strsignal struct_siginfo valid_signals"
    ),
    "_sitebuiltins": (
        "Quitter _Helper _Printer __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ sys"
    ),
    "_socket": (
        "AF_ALG AF_APPLETALK AF_ASH AF_ATMPVC AF_ATMSVC AF_AX25 AF_BRIDGE AF_CAN AF_DECnet AF_ECONET AF_INET AF_INET6 "
        "AF_IPX AF_IRDA AF_KEY AF_LLC AF_NETBEUI AF_NETLINK AF_NETROM AF_PACKET AF_PPPOX AF_QIPCRTR AF_RDS AF_ROSE "
        "AF_ROUTE AF_SECURITY AF_SNA AF_TIPC AF_UNIX AF_UNSPEC AF_VSOCK AF_WANPIPE AF_X25 AI_ADDRCONFIG AI_ALL "
        "AI_CANONNAME AI_NUMERICHOST AI_NUMERICSERV AI_PASSIVE AI_V4MAPPED ALG_OP_DECRYPT ALG_OP_ENCRYPT ALG_OP_SIGN "
        "ALG_OP_VERIFY ALG_SET_AEAD_ASSOCLEN ALG_SET_AEAD_AUTHSIZE ALG_SET_IV ALG_SET_KEY ALG_SET_OP ALG_SET_PUBKEY "
        "CAN_BCM CAN_BCM_CAN_FD_FRAME CAN_BCM_RX_ANNOUNCE_RESUME CAN_BCM_RX_CHANGED CAN_BCM_RX_CHECK_DLC "
        "CAN_BCM_RX_DELETE CAN_BCM_RX_FILTER_ID CAN_BCM_RX_NO_AUTOTIMER CAN_BCM_RX_READ CAN_BCM_RX_RTR_FRAME "
        "CAN_BCM_RX_SETUP CAN_BCM_RX_STATUS CAN_BCM_RX_TIMEOUT CAN_BCM_SETTIMER CAN_BCM_STARTTIMER CAN_BCM_TX_ANNOUNCE "
        "CAN_BCM_TX_COUNTEVT CAN_BCM_TX_CP_CAN_ID CAN_BCM_TX_DELETE CAN_BCM_TX_EXPIRED CAN_BCM_TX_READ "
        "CAN_BCM_TX_RESET_MULTI_IDX CAN_BCM_TX_SEND CAN_BCM_TX_SETUP CAN_BCM_TX_STATUS CAN_EFF_FLAG CAN_EFF_MASK "
        "CAN_ERR_FLAG CAN_ERR_MASK CAN_ISOTP CAN_J1939 CAN_RAW CAN_RAW_ERR_FILTER CAN_RAW_FD_FRAMES CAN_RAW_FILTER "
        "CAN_RAW_JOIN_FILTERS CAN_RAW_LOOPBACK CAN_RAW_RECV_OWN_MSGS CAN_RTR_FLAG CAN_SFF_MASK CAPI CMSG_LEN "
        "CMSG_SPACE EAI_ADDRFAMILY EAI_AGAIN EAI_BADFLAGS EAI_FAIL EAI_FAMILY EAI_MEMORY EAI_NODATA EAI_NONAME "
        "EAI_OVERFLOW EAI_SERVICE EAI_SOCKTYPE EAI_SYSTEM INADDR_ALLHOSTS_GROUP INADDR_ANY INADDR_BROADCAST "
        "INADDR_LOOPBACK INADDR_MAX_LOCAL_GROUP INADDR_NONE INADDR_UNSPEC_GROUP IOCTL_VM_SOCKETS_GET_LOCAL_CID "
        "IPPORT_RESERVED IPPORT_USERRESERVED IPPROTO_AH IPPROTO_DSTOPTS IPPROTO_EGP IPPROTO_ESP IPPROTO_FRAGMENT "
        "IPPROTO_GRE IPPROTO_HOPOPTS IPPROTO_ICMP IPPROTO_ICMPV6 IPPROTO_IDP IPPROTO_IGMP IPPROTO_IP IPPROTO_IPIP "
        "IPPROTO_IPV6 IPPROTO_MPTCP IPPROTO_NONE IPPROTO_PIM IPPROTO_PUP IPPROTO_RAW IPPROTO_ROUTING IPPROTO_RSVP "
        "IPPROTO_SCTP IPPROTO_TCP IPPROTO_TP IPPROTO_UDP IPPROTO_UDPLITE IPV6_CHECKSUM IPV6_DONTFRAG IPV6_DSTOPTS "
        "IPV6_HOPLIMIT IPV6_HOPOPTS IPV6_JOIN_GROUP IPV6_LEAVE_GROUP IPV6_MULTICAST_HOPS IPV6_MULTICAST_IF "
        "IPV6_MULTICAST_LOOP IPV6_NEXTHOP IPV6_PATHMTU IPV6_PKTINFO IPV6_RECVDSTOPTS IPV6_RECVHOPLIMIT "
        "IPV6_RECVHOPOPTS IPV6_RECVPATHMTU IPV6_RECVPKTINFO IPV6_RECVRTHDR IPV6_RECVTCLASS IPV6_RTHDR "
        "IPV6_RTHDRDSTOPTS IPV6_RTHDR_TYPE_0 IPV6_TCLASS IPV6_UNICAST_HOPS IPV6_V6ONLY IP_ADD_MEMBERSHIP "
        "IP_DEFAULT_MULTICAST_LOOP IP_DEFAULT_MULTICAST_TTL IP_DROP_MEMBERSHIP IP_HDRINCL IP_MAX_MEMBERSHIPS "
        "IP_MULTICAST_IF IP_MULTICAST_LOOP IP_MULTICAST_TTL IP_OPTIONS IP_RECVOPTS IP_RECVRETOPTS IP_RECVTOS "
        "IP_RETOPTS IP_TOS IP_TRANSPARENT IP_TTL J1939_EE_INFO_NONE J1939_EE_INFO_TX_ABORT J1939_FILTER_MAX "
        "J1939_IDLE_ADDR J1939_MAX_UNICAST_ADDR J1939_NLA_BYTES_ACKED J1939_NLA_PAD J1939_NO_ADDR J1939_NO_NAME "
        "J1939_NO_PGN J1939_PGN_ADDRESS_CLAIMED J1939_PGN_ADDRESS_COMMANDED J1939_PGN_MAX J1939_PGN_PDU1_MAX "
        "J1939_PGN_REQUEST MSG_CMSG_CLOEXEC MSG_CONFIRM MSG_CTRUNC MSG_DONTROUTE MSG_DONTWAIT MSG_EOR MSG_ERRQUEUE "
        "MSG_FASTOPEN MSG_MORE MSG_NOSIGNAL MSG_OOB MSG_PEEK MSG_TRUNC MSG_WAITALL NETLINK_CRYPTO NETLINK_DNRTMSG "
        "NETLINK_FIREWALL NETLINK_IP6_FW NETLINK_NFLOG NETLINK_ROUTE NETLINK_USERSOCK NETLINK_XFRM NI_DGRAM NI_MAXHOST "
        "NI_MAXSERV NI_NAMEREQD NI_NOFQDN NI_NUMERICHOST NI_NUMERICSERV PACKET_BROADCAST PACKET_FASTROUTE PACKET_HOST "
        "PACKET_LOOPBACK PACKET_MULTICAST PACKET_OTHERHOST PACKET_OUTGOING PF_CAN PF_PACKET PF_RDS SCM_CREDENTIALS "
        "SCM_J1939_DEST_ADDR SCM_J1939_DEST_NAME SCM_J1939_ERRQUEUE SCM_J1939_PRIO SCM_RIGHTS SHUT_RD SHUT_RDWR "
        "SHUT_WR SOCK_CLOEXEC SOCK_DGRAM SOCK_NONBLOCK SOCK_RAW SOCK_RDM SOCK_SEQPACKET SOCK_STREAM SOL_ALG "
        "SOL_CAN_BASE SOL_CAN_RAW SOL_IP SOL_RDS SOL_SOCKET SOL_TCP SOL_TIPC SOL_UDP SOMAXCONN SO_ACCEPTCONN "
        "SO_BINDTODEVICE SO_BROADCAST SO_DEBUG SO_DOMAIN SO_DONTROUTE SO_ERROR SO_J1939_ERRQUEUE SO_J1939_FILTER "
        "SO_J1939_PROMISC SO_J1939_SEND_PRIO SO_KEEPALIVE SO_LINGER SO_MARK SO_OOBINLINE SO_PASSCRED SO_PASSSEC "
        "SO_PEERCRED SO_PEERSEC SO_PRIORITY SO_PROTOCOL SO_RCVBUF SO_RCVLOWAT SO_RCVTIMEO SO_REUSEADDR SO_REUSEPORT "
        "SO_SNDBUF SO_SNDLOWAT SO_SNDTIMEO SO_TYPE SO_VM_SOCKETS_BUFFER_MAX_SIZE SO_VM_SOCKETS_BUFFER_MIN_SIZE "
        "SO_VM_SOCKETS_BUFFER_SIZE SocketType TCP_CONGESTION TCP_CORK TCP_DEFER_ACCEPT TCP_FASTOPEN TCP_INFO "
        "TCP_KEEPCNT TCP_KEEPIDLE TCP_KEEPINTVL TCP_LINGER2 TCP_MAXSEG TCP_NODELAY TCP_NOTSENT_LOWAT TCP_QUICKACK "
        "TCP_SYNCNT TCP_USER_TIMEOUT TCP_WINDOW_CLAMP TIPC_ADDR_ID TIPC_ADDR_NAME TIPC_ADDR_NAMESEQ TIPC_CFG_SRV "
        "TIPC_CLUSTER_SCOPE TIPC_CONN_TIMEOUT TIPC_CRITICAL_IMPORTANCE TIPC_DEST_DROPPABLE TIPC_HIGH_IMPORTANCE "
        "TIPC_IMPORTANCE TIPC_LOW_IMPORTANCE TIPC_MEDIUM_IMPORTANCE TIPC_NODE_SCOPE TIPC_PUBLISHED TIPC_SRC_DROPPABLE "
        "TIPC_SUBSCR_TIMEOUT TIPC_SUB_CANCEL TIPC_SUB_PORTS TIPC_SUB_SERVICE TIPC_TOP_SRV TIPC_WAIT_FOREVER "
        "TIPC_WITHDRAWN TIPC_ZONE_SCOPE UDPLITE_RECV_CSCOV UDPLITE_SEND_CSCOV VMADDR_CID_ANY VMADDR_CID_HOST "
        "VMADDR_PORT_ANY VM_SOCKETS_INVALID_VERSION __doc__ __file__ __loader__ __name__ __package__ __spec__ close "
        "dup error gaierror getaddrinfo getdefaulttimeout gethostbyaddr gethostbyname gethostbyname_ex gethostname "
        "getnameinfo getprotobyname getservbyname getservbyport has_ipv6 herror htonl htons if_indextoname "
        "if_nameindex if_nametoindex inet_aton inet_ntoa inet_ntop inet_pton ntohl ntohs setdefaulttimeout sethostname "
        "socket socketpair timeout"
    ),
    "_sqlite3": (
        "Connection Cursor DataError DatabaseError Error IntegrityError InterfaceError InternalError NotSupportedError "
        "OperationalError PARSE_COLNAMES PARSE_DECLTYPES PrepareProtocol ProgrammingError Row SQLITE_ALTER_TABLE "
        "SQLITE_ANALYZE SQLITE_ATTACH SQLITE_CREATE_INDEX SQLITE_CREATE_TABLE SQLITE_CREATE_TEMP_INDEX "
        "SQLITE_CREATE_TEMP_TABLE SQLITE_CREATE_TEMP_TRIGGER SQLITE_CREATE_TEMP_VIEW SQLITE_CREATE_TRIGGER "
        "SQLITE_CREATE_VIEW SQLITE_CREATE_VTABLE SQLITE_DELETE SQLITE_DENY SQLITE_DETACH SQLITE_DONE SQLITE_DROP_INDEX "
        "SQLITE_DROP_TABLE SQLITE_DROP_TEMP_INDEX SQLITE_DROP_TEMP_TABLE SQLITE_DROP_TEMP_TRIGGER "
        "SQLITE_DROP_TEMP_VIEW SQLITE_DROP_TRIGGER SQLITE_DROP_VIEW SQLITE_DROP_VTABLE SQLITE_FUNCTION SQLITE_IGNORE "
        "SQLITE_INSERT SQLITE_OK SQLITE_PRAGMA SQLITE_READ SQLITE_RECURSIVE SQLITE_REINDEX SQLITE_SAVEPOINT "
        "SQLITE_SELECT SQLITE_TRANSACTION SQLITE_UPDATE Warning __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ adapt adapters complete_statement connect converters enable_callback_tracebacks enable_shared_cache "
        "register_adapter register_converter sqlite_version version"
    ),
    "_sre": (
        "CODESIZE MAGIC MAXGROUPS MAXREPEAT __doc__ __loader__ __name__ __package__ __spec__ ascii_iscased "
        "ascii_tolower compile copyright getcodesize unicode_iscased unicode_tolower"
    ),
    "_ssl": (
        "ALERT_DESCRIPTION_ACCESS_DENIED ALERT_DESCRIPTION_BAD_CERTIFICATE "
        "ALERT_DESCRIPTION_BAD_CERTIFICATE_HASH_VALUE ALERT_DESCRIPTION_BAD_CERTIFICATE_STATUS_RESPONSE "
        "ALERT_DESCRIPTION_BAD_RECORD_MAC ALERT_DESCRIPTION_CERTIFICATE_EXPIRED ALERT_DESCRIPTION_CERTIFICATE_REVOKED "
        "ALERT_DESCRIPTION_CERTIFICATE_UNKNOWN ALERT_DESCRIPTION_CERTIFICATE_UNOBTAINABLE "
        "ALERT_DESCRIPTION_CLOSE_NOTIFY ALERT_DESCRIPTION_DECODE_ERROR ALERT_DESCRIPTION_DECOMPRESSION_FAILURE "
        "ALERT_DESCRIPTION_DECRYPT_ERROR ALERT_DESCRIPTION_HANDSHAKE_FAILURE ALERT_DESCRIPTION_ILLEGAL_PARAMETER "
        "ALERT_DESCRIPTION_INSUFFICIENT_SECURITY ALERT_DESCRIPTION_INTERNAL_ERROR ALERT_DESCRIPTION_NO_RENEGOTIATION "
        "ALERT_DESCRIPTION_PROTOCOL_VERSION ALERT_DESCRIPTION_RECORD_OVERFLOW ALERT_DESCRIPTION_UNEXPECTED_MESSAGE "
        "ALERT_DESCRIPTION_UNKNOWN_CA ALERT_DESCRIPTION_UNKNOWN_PSK_IDENTITY ALERT_DESCRIPTION_UNRECOGNIZED_NAME "
        "ALERT_DESCRIPTION_UNSUPPORTED_CERTIFICATE ALERT_DESCRIPTION_UNSUPPORTED_EXTENSION "
        "ALERT_DESCRIPTION_USER_CANCELLED CERT_NONE CERT_OPTIONAL CERT_REQUIRED Certificate ENCODING_DER ENCODING_PEM "
        "HAS_ALPN HAS_ECDH HAS_NPN HAS_SNI HAS_SSLv2 HAS_SSLv3 HAS_TLS_UNIQUE HAS_TLSv1 HAS_TLSv1_1 HAS_TLSv1_2 "
        "HAS_TLSv1_3 HOSTFLAG_ALWAYS_CHECK_SUBJECT HOSTFLAG_MULTI_LABEL_WILDCARDS HOSTFLAG_NEVER_CHECK_SUBJECT "
        "HOSTFLAG_NO_PARTIAL_WILDCARDS HOSTFLAG_NO_WILDCARDS HOSTFLAG_SINGLE_LABEL_SUBDOMAINS MemoryBIO "
        "OPENSSL_VERSION OPENSSL_VERSION_INFO OPENSSL_VERSION_NUMBER OP_ALL OP_CIPHER_SERVER_PREFERENCE "
        "OP_ENABLE_MIDDLEBOX_COMPAT OP_IGNORE_UNEXPECTED_EOF OP_NO_COMPRESSION OP_NO_RENEGOTIATION OP_NO_SSLv2 "
        "OP_NO_SSLv3 OP_NO_TICKET OP_NO_TLSv1 OP_NO_TLSv1_1 OP_NO_TLSv1_2 OP_NO_TLSv1_3 OP_SINGLE_DH_USE "
        "OP_SINGLE_ECDH_USE PROTOCOL_SSLv23 PROTOCOL_TLS PROTOCOL_TLS_CLIENT PROTOCOL_TLS_SERVER PROTOCOL_TLSv1 "
        "PROTOCOL_TLSv1_1 PROTOCOL_TLSv1_2 PROTO_MAXIMUM_SUPPORTED PROTO_MINIMUM_SUPPORTED PROTO_SSLv3 PROTO_TLSv1 "
        "PROTO_TLSv1_1 PROTO_TLSv1_2 PROTO_TLSv1_3 RAND_add RAND_bytes RAND_pseudo_bytes RAND_status "
        "SSLCertVerificationError SSLEOFError SSLError SSLSession SSLSyscallError SSLWantReadError SSLWantWriteError "
        "SSLZeroReturnError SSL_ERROR_EOF SSL_ERROR_INVALID_ERROR_CODE SSL_ERROR_SSL SSL_ERROR_SYSCALL "
        "SSL_ERROR_WANT_CONNECT SSL_ERROR_WANT_READ SSL_ERROR_WANT_WRITE SSL_ERROR_WANT_X509_LOOKUP "
        "SSL_ERROR_ZERO_RETURN VERIFY_ALLOW_PROXY_CERTS VERIFY_CRL_CHECK_CHAIN VERIFY_CRL_CHECK_LEAF VERIFY_DEFAULT "
        "VERIFY_X509_PARTIAL_CHAIN VERIFY_X509_STRICT VERIFY_X509_TRUSTED_FIRST _DEFAULT_CIPHERS _OPENSSL_API_VERSION "
        "_SSLContext _SSLSocket __doc__ __file__ __loader__ __name__ __package__ __spec__ _test_decode_cert "
        "err_codes_to_names err_names_to_codes get_default_verify_paths lib_codes_to_names nid2obj txt2obj"
    ),
    "_stat": (
        "SF_APPEND SF_ARCHIVED SF_IMMUTABLE SF_NOUNLINK SF_SNAPSHOT ST_ATIME ST_CTIME ST_DEV ST_GID ST_INO ST_MODE "
        "ST_MTIME ST_NLINK ST_SIZE ST_UID S_ENFMT S_IEXEC S_IFBLK S_IFCHR S_IFDIR S_IFDOOR S_IFIFO S_IFLNK S_IFMT "
        "S_IFPORT S_IFREG S_IFSOCK S_IFWHT S_IMODE S_IREAD S_IRGRP S_IROTH S_IRUSR S_IRWXG S_IRWXO S_IRWXU S_ISBLK "
        "S_ISCHR S_ISDIR S_ISDOOR S_ISFIFO S_ISGID S_ISLNK S_ISPORT S_ISREG S_ISSOCK S_ISUID S_ISVTX S_ISWHT S_IWGRP "
        "S_IWOTH S_IWRITE S_IWUSR S_IXGRP S_IXOTH S_IXUSR UF_APPEND UF_COMPRESSED UF_HIDDEN UF_IMMUTABLE UF_NODUMP "
        "UF_NOUNLINK UF_OPAQUE __doc__ __loader__ __name__ __package__ __spec__ filemode"
    ),
    "_statistics": "__doc__ __file__ __loader__ __name__ __package__ __spec__ _normal_dist_inv_cdf",
    "_string": "__doc__ __loader__ __name__ __package__ __spec__ formatter_field_name_split formatter_parser",
    "_strptime": (
        "IGNORECASE LocaleTime TimeRE _CACHE_MAX_SIZE _TimeRE_cache __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _cache_lock _calc_julian_from_U_or_W _calc_julian_from_V _getlang "
        "_regex_cache _strptime _strptime_datetime _strptime_time _thread_allocate_lock calendar datetime_date "
        "datetime_timedelta datetime_timezone locale re_compile re_escape time"
    ),
    "_struct": (
        "Struct __doc__ __file__ __loader__ __name__ __package__ __spec__ _clearcache calcsize error iter_unpack pack "
        "pack_into unpack unpack_from"
    ),
    "_symtable": (
        "CELL DEF_ANNOT DEF_BOUND DEF_FREE DEF_FREE_CLASS DEF_GLOBAL DEF_IMPORT DEF_LOCAL DEF_NONLOCAL DEF_PARAM FREE "
        "GLOBAL_EXPLICIT GLOBAL_IMPLICIT LOCAL SCOPE_MASK SCOPE_OFF TYPE_CLASS TYPE_FUNCTION TYPE_MODULE USE __doc__ "
        "__loader__ __name__ __package__ __spec__ symtable"
    ),
    "_testbuffer": (
        "ND_FORTRAN ND_GETBUF_FAIL ND_GETBUF_UNDEFINED ND_MAX_NDIM ND_PIL ND_REDIRECT ND_SCALAR ND_VAREXPORT "
        "ND_WRITABLE PyBUF_ANY_CONTIGUOUS PyBUF_CONTIG PyBUF_CONTIG_RO PyBUF_C_CONTIGUOUS PyBUF_FORMAT PyBUF_FULL "
        "PyBUF_FULL_RO PyBUF_F_CONTIGUOUS PyBUF_INDIRECT PyBUF_ND PyBUF_READ PyBUF_RECORDS PyBUF_RECORDS_RO "
        "PyBUF_SIMPLE PyBUF_STRIDED PyBUF_STRIDED_RO PyBUF_STRIDES PyBUF_WRITABLE PyBUF_WRITE __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ cmp_contig get_contiguous get_pointer get_sizeof_void_p "
        "is_contiguous ndarray py_buffer_to_contiguous slice_indices staticarray"
    ),
    "_testcapi": (
        "CHAR_MAX CHAR_MIN ContainerNoGC DBL_MAX DBL_MIN DecodeLocaleEx EncodeLocaleEx FLT_MAX FLT_MIN Generic "
        "GenericAlias HeapCTypeSetattr HeapCTypeSubclass HeapCTypeSubclassWithFinalizer HeapCTypeWithBuffer "
        "HeapCTypeWithDict HeapCTypeWithNegativeDict HeapCTypeWithWeakref HeapDocCType HeapGcCType INT_MAX INT_MIN "
        "LLONG_MAX LLONG_MIN LONG_MAX LONG_MIN MethClass MethInstance MethStatic MethodDescriptor2 "
        "MethodDescriptorBase MethodDescriptorDerived MethodDescriptorNopGet MyList NullTpDocType PY_SSIZE_T_MAX "
        "PY_SSIZE_T_MIN PyBuffer_SizeFromFormat PyDateTime_DATE_GET PyDateTime_DELTA_GET PyDateTime_GET "
        "PyDateTime_TIME_GET PyTime_AsMicroseconds PyTime_AsMilliseconds PyTime_AsSecondsDouble PyTime_AsTimespec "
        "PyTime_AsTimeval PyTime_FromSeconds PyTime_FromSecondsObject Py_CompileString RecursingInfinitelyError "
        "SHRT_MAX SHRT_MIN SIZEOF_TIME_T UCHAR_MAX UINT_MAX ULLONG_MAX ULONG_MAX USHRT_MAX WITH_PYMALLOC W_STOPCODE "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _pending_threadfunc _test_structmembersType "
        "_test_thread_state argparsing awaitType bad_get call_in_temporary_c_thread "
        "check_pyobject_forbidden_bytes_is_freed check_pyobject_freed_is_freed check_pyobject_null_is_freed "
        "check_pyobject_uninitialized_is_freed code_newempty codec_incrementaldecoder codec_incrementalencoder "
        "crash_no_current_thread create_cfunction datetime_check_date datetime_check_datetime datetime_check_delta "
        "datetime_check_time datetime_check_tzinfo dict_get_version dict_getitem_knownhash dict_hassplittable "
        "docstring_empty docstring_no_signature docstring_with_invalid_signature docstring_with_invalid_signature2 "
        "docstring_with_signature docstring_with_signature_and_extra_newlines docstring_with_signature_but_no_doc "
        "docstring_with_signature_with_defaults error exception_print fatal_error get_args get_date_fromdate "
        "get_date_fromtimestamp get_datetime_fromdateandtime get_datetime_fromdateandtimeandfold "
        "get_datetime_fromtimestamp get_delta_fromdsu get_kwargs get_mapping_items get_mapping_keys get_mapping_values "
        "get_time_fromtime get_time_fromtimeandfold get_timezone_utc_capi get_timezones_offset_zero getargs_B "
        "getargs_C getargs_D getargs_H getargs_I getargs_K getargs_L getargs_S getargs_U getargs_Y getargs_Z "
        "getargs_Z_hash getargs_b getargs_c getargs_d getargs_es getargs_es_hash getargs_et getargs_et_hash getargs_f "
        "getargs_h getargs_i getargs_k getargs_keyword_only getargs_keywords getargs_l getargs_n getargs_p "
        "getargs_positional_only_and_keywords getargs_s getargs_s_hash getargs_s_hash_int getargs_s_hash_int2 "
        "getargs_s_star getargs_tuple getargs_u getargs_u_hash getargs_w_star getargs_y getargs_y_hash getargs_y_star "
        "getargs_z getargs_z_hash getargs_z_star getbuffer_with_null_view getitem_with_error gh_99240_clear_args hamt "
        "instancemethod ipowType join_temporary_c_thread make_exception_with_doc make_memoryview_from_NULL_pointer "
        "make_timezones_capi mapping_has_key matmulType meth_fastcall meth_fastcall_keywords meth_noargs meth_o "
        "meth_varargs meth_varargs_keywords no_docstring parse_tuple_and_keywords pymarshal_read_last_object_from_file "
        "pymarshal_read_long_from_file pymarshal_read_object_from_file pymarshal_read_short_from_file "
        "pymarshal_write_long_to_file pymarshal_write_object_to_file pymem_api_misuse pymem_buffer_overflow "
        "pymem_getallocatorsname pymem_malloc_without_gil pynumber_tobase pyobject_bytes_from_null pyobject_fastcall "
        "pyobject_fastcalldict pyobject_malloc_without_gil pyobject_repr_from_null pyobject_str_from_null "
        "pyobject_vectorcall pytime_object_to_time_t pytime_object_to_timespec pytime_object_to_timeval "
        "pyvectorcall_call raise_SIGINT_then_send_None raise_exception raise_memoryerror remove_mem_hooks "
        "return_null_without_error return_result_with_error run_in_subinterp sequence_getitem sequence_setitem "
        "set_errno set_exc_info set_nomemory stack_pointer test_L_code test_Z_code test_buildvalue_N "
        "test_buildvalue_issue38913 test_capsule test_config test_datetime_capi test_decref_doesnt_leak "
        "test_dict_iteration test_empty_argparse test_from_contiguous test_gc_control test_get_statictype_slots "
        "test_incref_decref_API test_incref_doesnt_leak test_k_code test_lazy_hash_inheritance test_list_api "
        "test_long_and_overflow test_long_api test_long_as_double test_long_as_size_t "
        "test_long_as_unsigned_long_long_mask test_long_long_and_overflow test_long_numbits test_longlong_api "
        "test_mapping_has_key_string test_pep3118_obsolete_write_locks test_py_is_funcs test_py_is_macros "
        "test_pymem_alloc0 test_pymem_setallocators test_pymem_setrawallocators test_pyobject_setallocators "
        "test_pythread_tss_key_state test_refcount_funcs test_refcount_macros test_s_code test_set_type_size "
        "test_sizeof_c_types test_string_from_format test_string_to_double test_structseq_newtype_doesnt_leak "
        "test_structseq_newtype_null_descr_doc test_u_code test_unicode_compare_with_ascii test_widechar "
        "test_with_docstring test_xdecref_doesnt_leak test_xincref_doesnt_leak the_number_three traceback_print "
        "tracemalloc_get_traceback tracemalloc_track tracemalloc_untrack unicode_asucs4 unicode_asutf8 "
        "unicode_asutf8andsize unicode_aswidechar unicode_aswidecharstring unicode_copycharacters unicode_decodeutf8 "
        "unicode_decodeutf8stateful unicode_encodedecimal unicode_findchar unicode_legacy_string "
        "unicode_transformdecimaltoascii with_tp_del without_gc write_unraisable_exc"
    ),
    "_testclinic": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ bool_converter byte_array_object_converter "
        "bytes_object_converter char_converter double_converter float_converter gh_99240_double_free int_converter "
        "keyword_only_parameter keywords keywords_kwonly keywords_kwonly_opt keywords_opt keywords_opt_kwonly "
        "long_converter long_long_converter objects_converter posonly_keywords posonly_keywords_kwonly "
        "posonly_keywords_kwonly_opt posonly_keywords_opt posonly_keywords_opt_kwonly_opt posonly_kwonly "
        "posonly_kwonly_opt posonly_opt_keywords_opt posonly_opt_keywords_opt_kwonly_opt posonly_opt_kwonly_opt "
        "py_buffer_converter py_complex_converter py_ssize_t_converter short_converter size_t_converter "
        "slice_index_converter str_converter str_converter_encoding test_empty_function unicode_converter "
        "unsigned_char_converter unsigned_int_converter unsigned_long_converter unsigned_long_long_converter "
        "unsigned_short_converter"
    ),
    "_testimportmultiple": "__doc__ __file__ __loader__ __name__ __package__ __spec__",
    "_testinternalcapi": (
        "SIZEOF_PYGC_HEAD __doc__ __file__ __loader__ __name__ __package__ __spec__ get_config get_configs "
        "get_recursion_depth set_config test_atomic_funcs test_bit_length test_bswap test_edit_cost test_hashtable "
        "test_popcount"
    ),
    "_testmultiphase": (
        "Example Str __doc__ __file__ __loader__ __name__ __package__ __spec__ call_state_registration_func error foo "
        "int_const str_const"
    ),
    "_thread": (
        "LockType RLock TIMEOUT_MAX _ExceptHookArgs __doc__ __loader__ __name__ __package__ __spec__ _count "
        "_excepthook _local _set_sentinel allocate allocate_lock error exit exit_thread get_ident get_native_id "
        "interrupt_main stack_size start_new start_new_thread"
    ),
    "_threading_local": (
        "RLock __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _localimpl "
        "_patch contextmanager current_thread local ref"
    ),
    "_tkinter": (
        "ALL_EVENTS DONT_WAIT EXCEPTION FILE_EVENTS IDLE_EVENTS READABLE TCL_VERSION TIMER_EVENTS TK_VERSION TclError "
        "Tcl_Obj TkappType TkttType WINDOW_EVENTS WRITABLE __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_flatten create getbusywaitinterval setbusywaitinterval"
    ),
    "_tracemalloc": (
        "__doc__ __loader__ __name__ __package__ __spec__ _get_object_traceback _get_traces clear_traces "
        "get_traceback_limit get_traced_memory get_tracemalloc_memory is_tracing reset_peak start stop"
    ),
    "_uuid": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ generate_time_safe has_uuid_generate_time_safe"
    ),
    "_warnings": (
        "__doc__ __loader__ __name__ __package__ __spec__ _defaultaction _filters_mutated _onceregistry filters warn "
        "warn_explicit"
    ),
    "_weakref": (
        "CallableProxyType ProxyType ReferenceType __doc__ __loader__ __name__ __package__ __spec__ "
        "_remove_dead_weakref getweakrefcount getweakrefs proxy ref"
    ),
    "_weakrefset": (
        "GenericAlias WeakSet _IterationGuard __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ ref"
    ),
    "_xxsubinterpreters": (
        "ChannelClosedError ChannelEmptyError ChannelError ChannelID ChannelNotEmptyError ChannelNotFoundError "
        "InterpreterID RunFailedError __doc__ __file__ __loader__ __name__ __package__ __spec__ _channel_id "
        "channel_close channel_create channel_destroy channel_list_all channel_list_interpreters channel_recv "
        "channel_release channel_send create destroy get_current get_main is_running is_shareable list_all run_string"
    ),
    "_xxtestfuzz": "__doc__ __file__ __loader__ __name__ __package__ __spec__ run",
    "_zoneinfo": "ZoneInfo __doc__ __file__ __loader__ __name__ __package__ __spec__",
    "abc": (
        "ABC ABCMeta __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _abc_init "
        "_abc_instancecheck _abc_register _abc_subclasscheck _get_dump _reset_caches _reset_registry "
        "abstractclassmethod abstractmethod abstractproperty abstractstaticmethod get_cache_token "
        "update_abstractmethods"
    ),
    "aifc": (
        "Aifc_read Aifc_write Chunk Error _AIFC_version _HUGE_VAL __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _aifc_params _read_float _read_long _read_short _read_string "
        "_read_ulong _read_ushort _write_float _write_long _write_short _write_string _write_ulong _write_ushort "
        "builtins namedtuple open struct warnings"
    ),
    "argparse": (
        "Action ArgumentDefaultsHelpFormatter ArgumentError ArgumentParser ArgumentTypeError BooleanOptionalAction "
        "FileType HelpFormatter MetavarTypeHelpFormatter Namespace ONE_OR_MORE OPTIONAL PARSER REMAINDER "
        "RawDescriptionHelpFormatter RawTextHelpFormatter SUPPRESS ZERO_OR_MORE _ _ActionsContainer _AppendAction "
        "_AppendConstAction _ArgumentGroup _AttributeHolder _CountAction _ExtendAction _HelpAction "
        "_MutuallyExclusiveGroup _StoreAction _StoreConstAction _StoreFalseAction _StoreTrueAction _SubParsersAction "
        "_UNRECOGNIZED_ARGS_ATTR _VersionAction __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __version__ _copy_items _get_action_name _os _re _sys ngettext"
    ),
    "array": (
        "ArrayType __doc__ __file__ __loader__ __name__ __package__ __spec__ _array_reconstructor array typecodes"
    ),
    "ast": (
        "AST Add And AnnAssign Assert Assign AsyncFor AsyncFunctionDef AsyncWith Attribute AugAssign AugLoad AugStore "
        "Await BinOp BitAnd BitOr BitXor BoolOp Break Bytes Call ClassDef Compare Constant Continue Del Delete Dict "
        "DictComp Div Ellipsis Eq ExceptHandler Expr Expression ExtSlice FloorDiv For FormattedValue FunctionDef "
        "FunctionType GeneratorExp Global Gt GtE If IfExp Import ImportFrom In Index IntEnum Interactive Invert Is "
        "IsNot JoinedStr LShift Lambda List ListComp Load Lt LtE MatMult Match MatchAs MatchClass MatchMapping MatchOr "
        "MatchSequence MatchSingleton MatchStar MatchValue Mod Module Mult Name NameConstant NamedExpr NodeTransformer "
        "NodeVisitor Nonlocal Not NotEq NotIn Num Or Param Pass Pow PyCF_ALLOW_TOP_LEVEL_AWAIT PyCF_ONLY_AST "
        "PyCF_TYPE_COMMENTS RShift Raise Return Set SetComp Slice Starred Store Str Sub Subscript Suite Try Tuple "
        "TypeIgnore UAdd USub UnaryOp While With Yield YieldFrom _ABC _ALL_QUOTES _INFSTR _MULTI_QUOTES _Precedence "
        "_SINGLE_QUOTES _Unparser __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_const_node_type_names _const_types _const_types_not _dims_getter _dims_setter _getter _new _pad_whitespace "
        "_setter _splitlines_no_ff alias arg arguments auto boolop cmpop comprehension contextmanager copy_location "
        "dump excepthandler expr expr_context fix_missing_locations get_docstring get_source_segment increment_lineno "
        "iter_child_nodes iter_fields keyword literal_eval main match_case mod nullcontext operator parse pattern "
        "slice stmt sys type_ignore unaryop unparse walk withitem"
    ),
    "asynchat": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __warningregistry__ "
        "async_chat asyncore deque find_prefix_at_end simple_producer warn"
    ),
    "asyncio": (
        "ALL_COMPLETED AbstractChildWatcher AbstractEventLoop AbstractEventLoopPolicy AbstractServer BaseEventLoop "
        "BaseProtocol BaseTransport BoundedSemaphore BufferedProtocol CancelledError Condition DatagramProtocol "
        "DatagramTransport DefaultEventLoopPolicy Event FIRST_COMPLETED FIRST_EXCEPTION FastChildWatcher Future Handle "
        "IncompleteReadError InvalidStateError LifoQueue LimitOverrunError Lock MultiLoopChildWatcher "
        "PidfdChildWatcher PriorityQueue Protocol Queue QueueEmpty QueueFull ReadTransport SafeChildWatcher "
        "SelectorEventLoop Semaphore SendfileNotAvailableError Server StreamReader StreamReaderProtocol StreamWriter "
        "SubprocessProtocol SubprocessTransport Task ThreadedChildWatcher TimeoutError TimerHandle Transport "
        "WriteTransport __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ "
        "__spec__ _enter_task _get_running_loop _leave_task _register_task _set_running_loop _unregister_task "
        "all_tasks as_completed base_events base_futures base_subprocess base_tasks constants coroutine coroutines "
        "create_subprocess_exec create_subprocess_shell create_task current_task ensure_future events exceptions "
        "format_helpers futures gather get_child_watcher get_event_loop get_event_loop_policy get_running_loop "
        "iscoroutine iscoroutinefunction isfuture locks log mixins new_event_loop open_connection open_unix_connection "
        "protocols queues run run_coroutine_threadsafe runners selector_events set_child_watcher set_event_loop "
        "set_event_loop_policy shield sleep sslproto staggered start_server start_unix_server streams subprocess sys "
        "tasks threads to_thread transports trsock unix_events wait wait_for wrap_future"
    ),
    "asyncio.base_events": (
        "BaseEventLoop MAXIMUM_SELECT_TIMEOUT Server _HAS_IPv6 _MIN_CANCELLED_TIMER_HANDLES_FRACTION "
        "_MIN_SCHEDULED_TIMER_HANDLES _SendfileFallbackProtocol __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _check_ssl_socket _format_handle _format_pipe _interleave_addrinfos "
        "_ipaddr_info _run_until_complete_cb _set_nodelay _set_reuseport _unset collections concurrent constants "
        "coroutines events exceptions functools futures heapq itertools logger os protocols socket ssl sslproto "
        "staggered stat subprocess sys tasks threading time traceback transports trsock warnings weakref"
    ),
    "asyncio.base_futures": (
        "_CANCELLED _FINISHED _PENDING __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _format_callbacks _future_repr_info _repr_running format_helpers get_ident isfuture "
        "reprlib"
    ),
    "asyncio.base_subprocess": (
        "BaseSubprocessTransport ReadSubprocessPipeProto WriteSubprocessPipeProto __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ collections logger protocols subprocess transports warnings"
    ),
    "asyncio.base_tasks": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _task_get_stack "
        "_task_print_stack _task_repr_info base_futures coroutines linecache traceback"
    ),
    "asyncio.constants": (
        "ACCEPT_RETRY_DELAY DEBUG_STACK_DEPTH LOG_THRESHOLD_FOR_CONNLOST_WRITES SENDFILE_FALLBACK_READBUFFER_SIZE "
        "SSL_HANDSHAKE_TIMEOUT _SendfileMode __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ enum"
    ),
    "asyncio.coroutines": (
        "CoroWrapper _COROUTINE_TYPES _DEBUG __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _format_coroutine _is_coroutine _is_debug_mode _iscoroutine_typecache base_futures "
        "collections constants coroutine format_helpers functools inspect iscoroutine iscoroutinefunction logger os "
        "sys traceback types warnings"
    ),
    "asyncio.events": (
        "AbstractEventLoop AbstractEventLoopPolicy AbstractServer BaseDefaultEventLoopPolicy Handle TimerHandle "
        "_RunningLoop __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_c__get_event_loop _c__get_running_loop _c__set_running_loop _c_get_event_loop _c_get_running_loop "
        "_event_loop_policy _get_event_loop _get_running_loop _init_event_loop_policy _lock _py__get_event_loop "
        "_py__get_running_loop _py__set_running_loop _py_get_event_loop _py_get_running_loop _running_loop "
        "_set_running_loop contextvars format_helpers get_child_watcher get_event_loop get_event_loop_policy "
        "get_running_loop new_event_loop os set_child_watcher set_event_loop set_event_loop_policy socket subprocess "
        "sys threading"
    ),
    "asyncio.exceptions": (
        "CancelledError IncompleteReadError InvalidStateError LimitOverrunError SendfileNotAvailableError TimeoutError "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "asyncio.format_helpers": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _format_args_and_kwargs "
        "_format_callback _format_callback_source _get_function_source constants extract_stack functools inspect "
        "reprlib sys traceback"
    ),
    "asyncio.futures": (
        "Future GenericAlias STACK_DEBUG _CANCELLED _CFuture _FINISHED _PENDING _PyFuture __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _asyncio _chain_future "
        "_convert_future_exc _copy_future_state _get_loop _set_concurrent_future_state _set_result_unless_cancelled "
        "base_futures concurrent contextvars events exceptions format_helpers isfuture logging sys wrap_future"
    ),
    "asyncio.locks": (
        "BoundedSemaphore Condition Event Lock Semaphore _ContextManagerMixin __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ collections exceptions mixins tasks"
    ),
    "asyncio.log": ("__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ logger logging"),
    "asyncio.mixins": (
        "_LoopBoundMixin __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_global_lock _marker events threading"
    ),
    "asyncio.proactor_events": (
        "BaseProactorEventLoop _ProactorBasePipeTransport _ProactorBaseWritePipeTransport _ProactorDatagramTransport "
        "_ProactorDuplexPipeTransport _ProactorReadPipeTransport _ProactorSocketTransport _ProactorWritePipeTransport "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _set_socket_extra "
        "base_events collections constants exceptions futures io logger os protocols signal socket sslproto threading "
        "transports trsock warnings"
    ),
    "asyncio.protocols": (
        "BaseProtocol BufferedProtocol DatagramProtocol Protocol SubprocessProtocol __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _feed_data_to_buffered_proto"
    ),
    "asyncio.queues": (
        "GenericAlias LifoQueue PriorityQueue Queue QueueEmpty QueueFull __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ collections heapq locks mixins"
    ),
    "asyncio.runners": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _cancel_all_tasks "
        "coroutines events run tasks"
    ),
    "asyncio.selector_events": (
        "BaseSelectorEventLoop _SelectorDatagramTransport _SelectorSocketTransport _SelectorTransport __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _test_selector_event "
        "base_events collections constants errno events functools futures logger protocols selectors socket ssl "
        "sslproto transports trsock warnings weakref"
    ),
    "asyncio.sslproto": (
        "SSLProtocol _DO_HANDSHAKE _SHUTDOWN _SSLPipe _SSLProtocolTransport _UNWRAPPED _WRAPPED __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _create_transport_context collections "
        "constants logger protocols ssl transports warnings"
    ),
    "asyncio.staggered": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ contextlib events "
        "exceptions_mod locks staggered_race tasks typing"
    ),
    "asyncio.streams": (
        "FlowControlMixin StreamReader StreamReaderProtocol StreamWriter _DEFAULT_LIMIT __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ collections coroutines events exceptions "
        "format_helpers logger open_connection open_unix_connection protocols sleep socket start_server "
        "start_unix_server sys warnings weakref"
    ),
    "asyncio.subprocess": (
        "DEVNULL PIPE Process STDOUT SubprocessStreamProtocol __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ create_subprocess_exec create_subprocess_shell events logger "
        "protocols streams subprocess tasks"
    ),
    "asyncio.tasks": (
        "ALL_COMPLETED FIRST_COMPLETED FIRST_EXCEPTION GenericAlias Task _CTask _GatheringFuture _PyTask __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __sleep0 __spec__ _all_tasks "
        "_asyncio _c_enter_task _c_leave_task _c_register_task _c_unregister_task _cancel_and_wait _current_tasks "
        "_ensure_future _enter_task _is_coroutine _leave_task _py_enter_task _py_leave_task _py_register_task "
        "_py_unregister_task _register_task _release_waiter _set_task_name _task_name_counter _unregister_task _wait "
        "_wrap_awaitable all_tasks as_completed base_tasks concurrent contextvars coroutines create_task current_task "
        "ensure_future events exceptions functools futures gather inspect itertools run_coroutine_threadsafe shield "
        "sleep types wait wait_for warnings weakref"
    ),
    "asyncio.threads": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ contextvars events "
        "functools to_thread"
    ),
    "asyncio.transports": (
        "BaseTransport DatagramTransport ReadTransport SubprocessTransport Transport WriteTransport _FlowControlMixin "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "asyncio.trsock": (
        "TransportSocket __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ socket "
        "warnings"
    ),
    "asyncio.unix_events": (
        "AbstractChildWatcher BaseChildWatcher DefaultEventLoopPolicy FastChildWatcher MultiLoopChildWatcher "
        "PidfdChildWatcher SafeChildWatcher SelectorEventLoop ThreadedChildWatcher _UnixDefaultEventLoopPolicy "
        "_UnixReadPipeTransport _UnixSelectorEventLoop _UnixSubprocessTransport _UnixWritePipeTransport __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _sighandler_noop "
        "base_events base_subprocess constants coroutines errno events exceptions futures io itertools logger os "
        "selector_events selectors signal socket stat subprocess sys tasks threading transports waitstatus_to_exitcode "
        "warnings"
    ),
    "asyncore": (
        "EAGAIN EALREADY EBADF ECONNABORTED ECONNRESET EINPROGRESS EINVAL EISCONN ENOTCONN EPIPE ESHUTDOWN EWOULDBLOCK "
        "ExitNow _DISCONNECTED __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_exception _reraised_exceptions _strerror close_all compact_traceback dispatcher dispatcher_with_send "
        "errorcode file_dispatcher file_wrapper loop os poll poll2 poll3 read readwrite select socket socket_map sys "
        "time warnings write"
    ),
    "atexit": (
        "__doc__ __loader__ __name__ __package__ __spec__ _clear _ncallbacks _run_exitfuncs register unregister"
    ),
    "audioop": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ add adpcm2lin alaw2lin avg avgpp bias byteswap "
        "cross error findfactor findfit findmax getsample lin2adpcm lin2alaw lin2lin lin2ulaw max maxpp minmax mul "
        "ratecv reverse rms tomono tostereo ulaw2lin"
    ),
    "base64": (
        "MAXBINSIZE MAXLINESIZE _85encode _A85END _A85START _B32_DECODE_DOCSTRING _B32_DECODE_MAP01_DOCSTRING "
        "_B32_ENCODE_DOCSTRING __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _a85chars _a85chars2 _b32alphabet _b32decode _b32encode _b32hexalphabet _b32rev _b32tab2 "
        "_b85alphabet _b85chars _b85chars2 _b85dec _bytes_from_decode_data _input_type_check "
        "_urlsafe_decode_translation _urlsafe_encode_translation a85decode a85encode b16decode b16encode b32decode "
        "b32encode b32hexdecode b32hexencode b64decode b64encode b85decode b85encode binascii bytes_types decode "
        "decodebytes encode encodebytes main re standard_b64decode standard_b64encode struct test urlsafe_b64decode "
        "urlsafe_b64encode"
    ),
    "bdb": (
        "Bdb BdbQuit Breakpoint CO_ASYNC_GENERATOR CO_COROUTINE CO_GENERATOR GENERATOR_AND_COROUTINE_FLAGS Tdb __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ bar checkfuncname effective "
        "fnmatch foo os set_trace sys test"
    ),
    "binascii": (
        "Error Incomplete __doc__ __file__ __loader__ __name__ __package__ __spec__ a2b_base64 a2b_hex a2b_hqx a2b_qp "
        "a2b_uu b2a_base64 b2a_hex b2a_hqx b2a_qp b2a_uu crc32 crc_hqx hexlify rlecode_hqx rledecode_hqx unhexlify"
    ),
    "binhex": (
        "BinHex Error FInfo HexBin LINELEN REASONABLY_LARGE RUNCHAR _DID_DATA _DID_HEADER _Hqxcoderengine "
        "_Hqxdecoderengine _Rlecoderengine _Rledecoderengine __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _ignore_deprecation_warning binascii binhex contextlib getfileinfo "
        "hexbin io openrsrc os struct warnings"
    ),
    "bisect": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ bisect bisect_left "
        "bisect_right insort insort_left insort_right"
    ),
    "builtins": (
        "ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError BufferError "
        "BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError "
        "ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception False "
        "FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError "
        "ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt "
        "LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented "
        "NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError "
        "RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration "
        "SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError "
        "UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning "
        "ValueError Warning ZeroDivisionError __build_class__ __debug__ __doc__ __import__ __loader__ __name__ "
        "__package__ __spec__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr "
        "classmethod compile complex delattr dict dir divmod enumerate eval exec filter float format frozenset getattr "
        "globals hasattr hash hex id input int isinstance issubclass iter len list locals map max memoryview min next "
        "object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str "
        "sum super tuple type vars zip"
    ),
    "bz2": (
        "BZ2Compressor BZ2Decompressor BZ2File _MODE_CLOSED _MODE_READ _MODE_WRITE __all__ __author__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _builtin_open _compression compress "
        "decompress io open os"
    ),
    "cProfile": (
        "Profile __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _lsprof "
        "_pyprofile io label main run runctx"
    ),
    "calendar": (
        "Calendar EPOCH FRIDAY February HTMLCalendar IllegalMonthError IllegalWeekdayError January LocaleHTMLCalendar "
        "LocaleTextCalendar MONDAY SATURDAY SUNDAY THURSDAY TUESDAY TextCalendar WEDNESDAY _EPOCH_ORD __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _colwidth _locale "
        "_localized_day _localized_month _monthlen _nextmonth _prevmonth _spacing c calendar datetime day_abbr "
        "day_name different_locale error firstweekday format formatstring isleap leapdays main mdays month month_abbr "
        "month_name monthcalendar monthrange prcal prmonth prweek repeat setfirstweekday sys timegm week weekday "
        "weekheader"
    ),
    "cgi": (
        "BytesIO FeedParser FieldStorage Mapping Message MiniFieldStorage StringIO TextIOWrapper __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ _parseparam closelog dolog "
        "html initlog locale log logfile logfp maxlen nolog os parse parse_header parse_multipart print_arguments "
        "print_directory print_environ print_environ_usage print_exception print_form sys tempfile test urllib "
        "valid_boundary warnings"
    ),
    "cgitb": (
        "Hook __UNDEF__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ enable grey "
        "handler html inspect keyword linecache lookup os pydoc reset scanvars small strong sys tempfile text time "
        "tokenize traceback"
    ),
    "chunk": "Chunk __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__",
    "cmath": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ acos acosh asin asinh atan atanh cos cosh e exp inf "
        "infj isclose isfinite isinf isnan log log10 nan nanj phase pi polar rect sin sinh sqrt tan tanh tau"
    ),
    "cmd": (
        "Cmd IDENTCHARS PROMPT __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ string sys"
    ),
    "code": (
        "CommandCompiler InteractiveConsole InteractiveInterpreter __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ compile_command interact sys traceback"
    ),
    "codecs": (
        "BOM BOM32_BE BOM32_LE BOM64_BE BOM64_LE BOM_BE BOM_LE BOM_UTF16 BOM_UTF16_BE BOM_UTF16_LE BOM_UTF32 "
        "BOM_UTF32_BE BOM_UTF32_LE BOM_UTF8 BufferedIncrementalDecoder BufferedIncrementalEncoder Codec CodecInfo "
        "EncodedFile IncrementalDecoder IncrementalEncoder StreamReader StreamReaderWriter StreamRecoder StreamWriter "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _false ascii_decode "
        "ascii_encode backslashreplace_errors builtins charmap_build charmap_decode charmap_encode decode encode "
        "escape_decode escape_encode getdecoder getencoder getincrementaldecoder getincrementalencoder getreader "
        "getwriter ignore_errors iterdecode iterencode latin_1_decode latin_1_encode lookup lookup_error "
        "make_encoding_map make_identity_dict namereplace_errors open raw_unicode_escape_decode "
        "raw_unicode_escape_encode readbuffer_encode register register_error replace_errors strict_errors sys "
        "unicode_escape_decode unicode_escape_encode unregister utf_16_be_decode utf_16_be_encode utf_16_decode "
        "utf_16_encode utf_16_ex_decode utf_16_le_decode utf_16_le_encode utf_32_be_decode utf_32_be_encode "
        "utf_32_decode utf_32_encode utf_32_ex_decode utf_32_le_decode utf_32_le_encode utf_7_decode utf_7_encode "
        "utf_8_decode utf_8_encode xmlcharrefreplace_errors"
    ),
    "codeop": (
        "CommandCompiler Compile PyCF_ALLOW_INCOMPLETE_INPUT PyCF_DONT_IMPLY_DEDENT __all__ __builtins__ __cached__ "
        "__doc__ __file__ __future__ __loader__ __name__ __package__ __spec__ _compile _features _is_syntax_error "
        "_maybe_compile compile_command warnings"
    ),
    "collections": (
        "ChainMap Counter OrderedDict UserDict UserList UserString _Link _OrderedDictItemsView _OrderedDictKeysView "
        "_OrderedDictValuesView __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__path__ __spec__ _chain _collections_abc _count_elements _eq _iskeyword _itemgetter _proxy _recursive_repr "
        "_repeat _starmap _sys _tuplegetter abc defaultdict deque namedtuple"
    ),
    "collections.abc": (
        "AsyncGenerator AsyncIterable AsyncIterator Awaitable ByteString Callable Collection Container Coroutine "
        "Generator Hashable ItemsView Iterable Iterator KeysView Mapping MappingView MutableMapping MutableSequence "
        "MutableSet Reversible Sequence Set Sized ValuesView _CallableGenericAlias __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "colorsys": (
        "ONE_SIXTH ONE_THIRD TWO_THIRD __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _v hls_to_rgb hsv_to_rgb rgb_to_hls rgb_to_hsv rgb_to_yiq yiq_to_rgb"
    ),
    "compileall": (
        "Path __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _walk_dir "
        "compile_dir compile_file compile_path filecmp importlib main os partial py_compile struct sys"
    ),
    "concurrent": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ futures"
    ),
    "concurrent.futures": (
        "ALL_COMPLETED BrokenExecutor CancelledError Executor FIRST_COMPLETED FIRST_EXCEPTION Future InvalidStateError "
        "ProcessPoolExecutor ThreadPoolExecutor TimeoutError __all__ __author__ __builtins__ __cached__ __dir__ "
        "__doc__ __file__ __getattr__ __loader__ __name__ __package__ __path__ __spec__ _base as_completed wait"
    ),
    "concurrent.futures._base": (
        "ALL_COMPLETED BrokenExecutor CANCELLED CANCELLED_AND_NOTIFIED CancelledError DoneAndNotDoneFutures Error "
        "Executor FINISHED FIRST_COMPLETED FIRST_EXCEPTION Future InvalidStateError LOGGER PENDING RUNNING "
        "TimeoutError _AS_COMPLETED _AcquireFutures _AllCompletedWaiter _AsCompletedWaiter _FUTURE_STATES "
        "_FirstCompletedWaiter _STATE_TO_DESCRIPTION_MAP _Waiter __author__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _create_and_install_waiters _result_or_cancel "
        "_yield_finished_futures as_completed collections logging threading time types wait"
    ),
    "concurrent.futures.process": (
        "BrokenProcessPool EXTRA_QUEUED_CALLS ProcessPoolExecutor Queue _CallItem _ExceptionWithTraceback "
        "_ExecutorManagerThread _MAX_WINDOWS_WORKERS _RemoteTraceback _ResultItem _SafeQueue _ThreadWakeup _WorkItem "
        "__author__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _base "
        "_chain_from_iterable_of_lists _check_system_limits _get_chunks _global_shutdown _process_chunk "
        "_process_worker _python_exit _rebuild_exc _sendback_result _system_limited _system_limits_checked "
        "_threads_wakeups itertools mp multiprocessing os partial queue sys threading traceback weakref"
    ),
    "concurrent.futures.thread": (
        "BrokenThreadPool ThreadPoolExecutor _WorkItem __author__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _base _global_shutdown_lock _python_exit _shutdown _threads_queues _worker "
        "itertools os queue threading types weakref"
    ),
    "configparser": (
        "BasicInterpolation ConfigParser ConverterMapping DEFAULTSECT DuplicateOptionError DuplicateSectionError Error "
        "ExtendedInterpolation Interpolation InterpolationDepthError InterpolationError "
        "InterpolationMissingOptionError InterpolationSyntaxError LegacyInterpolation MAX_INTERPOLATION_DEPTH "
        "MissingSectionHeaderError MutableMapping NoOptionError NoSectionError ParsingError RawConfigParser "
        "SafeConfigParser SectionProxy _ChainMap _UNSET __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _default_dict functools io itertools os re sys warnings"
    ),
    "contextlib": (
        "AbstractAsyncContextManager AbstractContextManager AsyncContextDecorator AsyncExitStack ContextDecorator "
        "ExitStack GenericAlias MethodType _AsyncGeneratorContextManager _BaseExitStack _GeneratorContextManager "
        "_GeneratorContextManagerBase _RedirectStream __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _collections_abc abc aclosing asynccontextmanager closing contextmanager deque "
        "nullcontext redirect_stderr redirect_stdout suppress sys wraps"
    ),
    "contextvars": (
        "Context ContextVar Token __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ copy_context"
    ),
    "copy": (
        "Error __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_copy_dispatch _copy_immutable _deepcopy_atomic _deepcopy_dict _deepcopy_dispatch _deepcopy_list "
        "_deepcopy_method _deepcopy_tuple _keep_alive _reconstruct copy deepcopy dispatch_table error"
    ),
    "copyreg": (
        "_HEAPTYPE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __newobj__ __newobj_ex__ "
        "__package__ __spec__ _extension_cache _extension_registry _inverted_registry _new_type _reconstructor "
        "_reduce_ex _slotnames add_extension clear_extension_cache constructor dispatch_table pickle pickle_complex "
        "pickle_union remove_extension"
    ),
    "crypt": (
        "METHOD_BLOWFISH METHOD_CRYPT METHOD_MD5 METHOD_SHA256 METHOD_SHA512 _Method _SystemRandom __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _crypt _namedtuple _saltchars _sr "
        "_string _sys crypt errno methods mksalt"
    ),
    "csv": (
        "Dialect DictReader DictWriter Error QUOTE_ALL QUOTE_MINIMAL QUOTE_NONE QUOTE_NONNUMERIC Sniffer StringIO "
        "_Dialect __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "__version__ excel excel_tab field_size_limit get_dialect list_dialects re reader register_dialect "
        "unix_dialect unregister_dialect writer"
    ),
    "ctypes": (
        "ARRAY ArgumentError Array BigEndianStructure CDLL CFUNCTYPE DEFAULT_MODE LibraryLoader LittleEndianStructure "
        "POINTER PYFUNCTYPE PyDLL RTLD_GLOBAL RTLD_LOCAL SetPointerType Structure Union _CFuncPtr _FUNCFLAG_CDECL "
        "_FUNCFLAG_PYTHONAPI _FUNCFLAG_USE_ERRNO _FUNCFLAG_USE_LASTERROR _Pointer _SimpleCData __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ __version__ _c_functype_cache _calcsize "
        "_cast _cast_addr _check_size _ctypes_version _dlopen _endian _memmove_addr _memset_addr _os "
        "_pointer_type_cache _reset_cache _string_at _string_at_addr _sys _types _wstring_at _wstring_at_addr "
        "addressof alignment byref c_bool c_buffer c_byte c_char c_char_p c_double c_float c_int c_int16 c_int32 "
        "c_int64 c_int8 c_long c_longdouble c_longlong c_short c_size_t c_ssize_t c_ubyte c_uint c_uint16 c_uint32 "
        "c_uint64 c_uint8 c_ulong c_ulonglong c_ushort c_void_p c_voidp c_wchar c_wchar_p cast cdll "
        "create_string_buffer create_unicode_buffer get_errno memmove memset pointer py_object pydll pythonapi resize "
        "set_errno sizeof string_at wstring_at"
    ),
    "ctypes._aix": (
        "AIX_ABI DEVNULL PIPE Popen __author__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _last_version c_void_p environ executable find_library find_shared get_ld_header "
        "get_ld_header_info get_ld_headers get_legacy get_libpaths get_member get_one_match get_shared get_version "
        "maxsize path re sizeof"
    ),
    "ctypes._endian": (
        "ARRAY ArgumentError Array BigEndianStructure CDLL CFUNCTYPE DEFAULT_MODE LibraryLoader LittleEndianStructure "
        "POINTER PYFUNCTYPE PyDLL RTLD_GLOBAL RTLD_LOCAL SetPointerType Structure Union _OTHER_ENDIAN __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _array_type _other_endian _swapped_meta "
        "addressof alignment byref c_bool c_buffer c_byte c_char c_char_p c_double c_float c_int c_long c_longdouble "
        "c_longlong c_short c_size_t c_ssize_t c_ubyte c_uint c_ulong c_ulonglong c_ushort c_void_p c_voidp c_wchar "
        "c_wchar_p cast cdll create_string_buffer create_unicode_buffer get_errno memmove memset pointer py_object "
        "pydll pythonapi resize set_errno sizeof string_at sys wstring_at"
    ),
    "ctypes.macholib": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ __version__"
    ),
    "ctypes.macholib.dyld": (
        "DEFAULT_FRAMEWORK_FALLBACK DEFAULT_LIBRARY_FALLBACK __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _dyld_shared_cache_contains_path accumulate chain combinations "
        "combinations_with_replacement compress count cycle dropwhile dyld_default_search dyld_env "
        "dyld_executable_path_search dyld_fallback_framework_path dyld_fallback_library_path dyld_find "
        "dyld_framework_path dyld_image_suffix dyld_image_suffix_search dyld_library_path dyld_override_search "
        "dylib_info filterfalse framework_find framework_info groupby islice os pairwise permutations product repeat "
        "starmap takewhile tee test_dyld_find zip_longest"
    ),
    "ctypes.macholib.dylib": (
        "DYLIB_RE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ dylib_info "
        "re test_dylib_info"
    ),
    "ctypes.macholib.framework": (
        "STRICT_FRAMEWORK_RE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "framework_info re test_framework_info"
    ),
    "ctypes.util": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _findLib_gcc _findLib_ld "
        "_findSoname_ldconfig _get_soname _is_elf find_library os re shutil subprocess sys tempfile test"
    ),
    "ctypes.wintypes": (
        "ATOM BOOL BOOLEAN BYTE CHAR COLORREF DOUBLE DWORD FILETIME FLOAT HACCEL HANDLE HBITMAP HBRUSH HCOLORSPACE HDC "
        "HDESK HDWP HENHMETAFILE HFONT HGDIOBJ HGLOBAL HHOOK HICON HINSTANCE HKEY HKL HLOCAL HMENU HMETAFILE HMODULE "
        "HMONITOR HPALETTE HPEN HRGN HRSRC HSTR HTASK HWINSTA HWND INT LANGID LARGE_INTEGER LCID LCTYPE LGRPID LONG "
        "LPARAM LPBOOL LPBYTE LPCOLESTR LPCOLORREF LPCSTR LPCVOID LPCWSTR LPDWORD LPFILETIME LPHANDLE LPHKL LPINT "
        "LPLONG LPMSG LPOLESTR LPPOINT LPRECT LPRECTL LPSC_HANDLE LPSIZE LPSIZEL LPSTR LPUINT LPVOID "
        "LPWIN32_FIND_DATAA LPWIN32_FIND_DATAW LPWORD LPWSTR MAX_PATH MSG OLESTR PBOOL PBOOLEAN PBYTE PCHAR PDWORD "
        "PFILETIME PFLOAT PHANDLE PHKEY PINT PLARGE_INTEGER PLCID PLONG PMSG POINT POINTL PPOINT PPOINTL PRECT PRECTL "
        "PSHORT PSIZE PSIZEL PSMALL_RECT PUINT PULARGE_INTEGER PULONG PUSHORT PWCHAR PWIN32_FIND_DATAA "
        "PWIN32_FIND_DATAW PWORD RECT RECTL RGB SC_HANDLE SERVICE_STATUS_HANDLE SHORT SIZE SIZEL SMALL_RECT UINT "
        "ULARGE_INTEGER ULONG USHORT VARIANT_BOOL WCHAR WIN32_FIND_DATAA WIN32_FIND_DATAW WORD WPARAM _COORD _FILETIME "
        "_LARGE_INTEGER _POINTL _RECTL _SMALL_RECT _ULARGE_INTEGER __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ ctypes tagMSG tagPOINT tagRECT tagSIZE"
    ),
    "curses": (
        "ALL_MOUSE_EVENTS A_ALTCHARSET A_ATTRIBUTES A_BLINK A_BOLD A_CHARTEXT A_COLOR A_DIM A_HORIZONTAL A_INVIS "
        "A_ITALIC A_LEFT A_LOW A_NORMAL A_PROTECT A_REVERSE A_RIGHT A_STANDOUT A_TOP A_UNDERLINE A_VERTICAL "
        "BUTTON1_CLICKED BUTTON1_DOUBLE_CLICKED BUTTON1_PRESSED BUTTON1_RELEASED BUTTON1_TRIPLE_CLICKED "
        "BUTTON2_CLICKED BUTTON2_DOUBLE_CLICKED BUTTON2_PRESSED BUTTON2_RELEASED BUTTON2_TRIPLE_CLICKED "
        "BUTTON3_CLICKED BUTTON3_DOUBLE_CLICKED BUTTON3_PRESSED BUTTON3_RELEASED BUTTON3_TRIPLE_CLICKED "
        "BUTTON4_CLICKED BUTTON4_DOUBLE_CLICKED BUTTON4_PRESSED BUTTON4_RELEASED BUTTON4_TRIPLE_CLICKED "
        "BUTTON5_CLICKED BUTTON5_DOUBLE_CLICKED BUTTON5_PRESSED BUTTON5_RELEASED BUTTON5_TRIPLE_CLICKED BUTTON_ALT "
        "BUTTON_CTRL BUTTON_SHIFT COLOR_BLACK COLOR_BLUE COLOR_CYAN COLOR_GREEN COLOR_MAGENTA COLOR_RED COLOR_WHITE "
        "COLOR_YELLOW ERR KEY_A1 KEY_A3 KEY_B2 KEY_BACKSPACE KEY_BEG KEY_BREAK KEY_BTAB KEY_C1 KEY_C3 KEY_CANCEL "
        "KEY_CATAB KEY_CLEAR KEY_CLOSE KEY_COMMAND KEY_COPY KEY_CREATE KEY_CTAB KEY_DC KEY_DL KEY_DOWN KEY_EIC KEY_END "
        "KEY_ENTER KEY_EOL KEY_EOS KEY_EXIT KEY_F0 KEY_F1 KEY_F10 KEY_F11 KEY_F12 KEY_F13 KEY_F14 KEY_F15 KEY_F16 "
        "KEY_F17 KEY_F18 KEY_F19 KEY_F2 KEY_F20 KEY_F21 KEY_F22 KEY_F23 KEY_F24 KEY_F25 KEY_F26 KEY_F27 KEY_F28 "
        "KEY_F29 KEY_F3 KEY_F30 KEY_F31 KEY_F32 KEY_F33 KEY_F34 KEY_F35 KEY_F36 KEY_F37 KEY_F38 KEY_F39 KEY_F4 KEY_F40 "
        "KEY_F41 KEY_F42 KEY_F43 KEY_F44 KEY_F45 KEY_F46 KEY_F47 KEY_F48 KEY_F49 KEY_F5 KEY_F50 KEY_F51 KEY_F52 "
        "KEY_F53 KEY_F54 KEY_F55 KEY_F56 KEY_F57 KEY_F58 KEY_F59 KEY_F6 KEY_F60 KEY_F61 KEY_F62 KEY_F63 KEY_F7 KEY_F8 "
        "KEY_F9 KEY_FIND KEY_HELP KEY_HOME KEY_IC KEY_IL KEY_LEFT KEY_LL KEY_MARK KEY_MAX KEY_MESSAGE KEY_MIN "
        "KEY_MOUSE KEY_MOVE KEY_NEXT KEY_NPAGE KEY_OPEN KEY_OPTIONS KEY_PPAGE KEY_PREVIOUS KEY_PRINT KEY_REDO "
        "KEY_REFERENCE KEY_REFRESH KEY_REPLACE KEY_RESET KEY_RESIZE KEY_RESTART KEY_RESUME KEY_RIGHT KEY_SAVE KEY_SBEG "
        "KEY_SCANCEL KEY_SCOMMAND KEY_SCOPY KEY_SCREATE KEY_SDC KEY_SDL KEY_SELECT KEY_SEND KEY_SEOL KEY_SEXIT KEY_SF "
        "KEY_SFIND KEY_SHELP KEY_SHOME KEY_SIC KEY_SLEFT KEY_SMESSAGE KEY_SMOVE KEY_SNEXT KEY_SOPTIONS KEY_SPREVIOUS "
        "KEY_SPRINT KEY_SR KEY_SREDO KEY_SREPLACE KEY_SRESET KEY_SRIGHT KEY_SRSUME KEY_SSAVE KEY_SSUSPEND KEY_STAB "
        "KEY_SUNDO KEY_SUSPEND KEY_UNDO KEY_UP OK REPORT_MOUSE_POSITION __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __path__ __spec__ _os _sys baudrate beep can_change_color cbreak "
        "color_content color_pair curs_set def_prog_mode def_shell_mode delay_output doupdate echo endwin erasechar "
        "error filter flash flushinp get_escdelay get_tabsize getmouse getsyx getwin halfdelay has_colors "
        "has_extended_color_support has_ic has_il has_key init_color init_pair initscr intrflush is_term_resized "
        "isendwin keyname killchar longname meta mouseinterval mousemask napms ncurses_version newpad newwin nl "
        "nocbreak noecho nonl noqiflush noraw pair_content pair_number putp qiflush raw reset_prog_mode "
        "reset_shell_mode resetty resize_term resizeterm savetty set_escdelay set_tabsize setsyx setupterm start_color "
        "termattrs termname tigetflag tigetnum tigetstr tparm typeahead unctrl unget_wch ungetch ungetmouse "
        "update_lines_cols use_default_colors use_env version window wrapper"
    ),
    "curses.ascii": (
        "ACK BEL BS CAN CR DC1 DC2 DC3 DC4 DEL DLE EM ENQ EOT ESC ETB ETX FF FS GS HT LF NAK NL NUL RS SI SO SOH SP "
        "STX SUB SYN TAB US VT __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _ctoi "
        "alt ascii controlnames ctrl isalnum isalpha isascii isblank iscntrl isctrl isdigit isgraph islower ismeta "
        "isprint ispunct isspace isupper isxdigit unctrl"
    ),
    "curses.has_key": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _capability_names _curses "
        "has_key"
    ),
    "curses.panel": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ bottom_panel error "
        "new_panel panel top_panel update_panels version"
    ),
    "curses.textpad": (
        "Textbox __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ curses rectangle"
    ),
    "dataclasses": (
        "Field FrozenInstanceError FunctionType GenericAlias InitVar KW_ONLY MISSING _DataclassParams _EMPTY_METADATA "
        "_FIELD _FIELDS _FIELD_BASE _FIELD_CLASSVAR _FIELD_INITVAR _HAS_DEFAULT_FACTORY _HAS_DEFAULT_FACTORY_CLASS "
        "_KW_ONLY_TYPE _MISSING_TYPE _MODULE_IDENTIFIER_RE _PARAMS _POST_INIT_NAME __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _add_slots _asdict_inner _astuple_inner _cmp_fn "
        "_create_fn _dataclass_getstate _dataclass_setstate _field_assign _field_init _fields_in_init_order "
        "_frozen_get_del_attr _get_field _hash_action _hash_add _hash_exception _hash_fn _hash_set_none _init_fn "
        "_init_param _is_classvar _is_dataclass_instance _is_initvar _is_kw_only _is_type _process_class "
        "_recursive_repr _repr_fn _set_new_attribute _set_qualname _thread _tuple_str abc asdict astuple builtins copy "
        "dataclass field fields functools inspect is_dataclass keyword make_dataclass re replace sys types"
    ),
    "datetime": (
        "MAXYEAR MINYEAR __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "date datetime datetime_CAPI sys time timedelta timezone tzinfo"
    ),
    "dbm": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ "
        "_defaultmod _modules _names error io ndbm open os struct sys whichdb"
    ),
    "dbm.dumb": (
        "_BLOCKSIZE _Database __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _ast _io _os collections error open"
    ),
    "decimal": (
        "BasicContext Clamped Context ConversionSyntax Decimal DecimalException DecimalTuple DefaultContext "
        "DivisionByZero DivisionImpossible DivisionUndefined ExtendedContext FloatOperation HAVE_CONTEXTVAR "
        "HAVE_THREADS Inexact InvalidContext InvalidOperation MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY Overflow ROUND_05UP "
        "ROUND_CEILING ROUND_DOWN ROUND_FLOOR ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP ROUND_UP Rounded Subnormal "
        "Underflow __builtins__ __cached__ __doc__ __file__ __libmpdec_version__ __loader__ __name__ __package__ "
        "__spec__ __version__ getcontext localcontext setcontext"
    ),
    "difflib": (
        "Differ GenericAlias HtmlDiff IS_CHARACTER_JUNK IS_LINE_JUNK Match SequenceMatcher __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _calculate_ratio _check_types "
        "_file_template _format_range_context _format_range_unified _keep_original_ws _legend _mdiff _namedtuple "
        "_nlargest _styles _table_template _test context_diff diff_bytes get_close_matches ndiff restore unified_diff"
    ),
    "dis": (
        "Bytecode COMPILER_FLAG_NAMES EXTENDED_ARG FORMAT_VALUE FORMAT_VALUE_CONVERTERS HAVE_ARGUMENT Instruction "
        "MAKE_FUNCTION MAKE_FUNCTION_FLAGS _Instruction _OPARG_WIDTH _OPNAME_WIDTH __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _disassemble_bytes _disassemble_recursive "
        "_disassemble_str _format_code_info _get_code_object _get_const_info _get_instructions_bytes _get_name_info "
        "_have_code _test _try_compile _unpack_opargs cmp_op code_info collections dis disassemble disco distb "
        "findlabels findlinestarts get_instructions hascompare hasconst hasfree hasjabs hasjrel haslocal hasname "
        "hasnargs io opmap opname pretty_flags show_code stack_effect sys types"
    ),
    "distutils": (
        "_DEPRECATION_MESSAGE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ "
        "__spec__ __version__ sys warnings"
    ),
    "distutils.archive_util": (
        "ARCHIVE_FORMATS DistutilsExecError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _get_gid _get_uid check_archive_formats getgrnam getpwnam log make_archive make_tarball make_zipfile "
        "mkpath os spawn sys warn zipfile"
    ),
    "distutils.bcppcompiler": (
        "BCPPCompiler CCompiler CompileError DistutilsExecError LibError LinkError UnknownFileError __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ gen_preprocess_options log newer os "
        "write_file"
    ),
    "distutils.ccompiler": (
        "CCompiler CCompilerError CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _default_compilers compiler_class execute gen_lib_options "
        "gen_preprocess_options get_default_compiler log mkpath move_file new_compiler newer_group os re "
        "show_compilers spawn split_quoted sys"
    ),
    "distutils.cmd": (
        "Command DistutilsOptionError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ archive_util dep_util dir_util file_util log os re sys util"
    ),
    "distutils.command": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__"
    ),
    "distutils.command.bdist": (
        "CCompilerError Command CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ bdist get_platform os show_formats"
    ),
    "distutils.command.bdist_dumb": (
        "CCompilerError Command CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ __warningregistry__ bdist_dumb ensure_relative get_platform get_python_version "
        "log os remove_tree"
    ),
    "distutils.command.bdist_rpm": (
        "CCompilerError Command CompileError DEBUG DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ bdist_rpm get_python_version log os subprocess sys write_file"
    ),
    "distutils.command.build": (
        "Command DistutilsOptionError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ build get_platform os show_compilers sys"
    ),
    "distutils.command.build_clib": (
        "CCompilerError Command CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ build_clib customize_compiler log os show_compilers"
    ),
    "distutils.command.build_ext": (
        "CCompilerError Command CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "Extension LibError LinkError PreprocessError USER_BASE UnknownFileError __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ build_ext contextlib customize_compiler extension_name_re "
        "get_config_h_filename get_platform get_python_version log newer_group os re show_compilers sys"
    ),
    "distutils.command.build_py": (
        "CCompilerError Command CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError "
        "DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError "
        "DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError "
        "LibError LinkError Mixin2to3 PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ build_py build_py_2to3 convert_path glob importlib log os sys"
    ),
    "distutils.command.build_scripts": (
        "Command Mixin2to3 ST_MODE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "build_scripts build_scripts_2to3 convert_path first_line_re log newer os re sysconfig tokenize"
    ),
    "distutils.command.check": (
        "Command DistutilsSetupError HAS_DOCUTILS __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ check"
    ),
    "distutils.command.clean": (
        "Command __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ clean log os "
        "remove_tree"
    ),
    "distutils.command.config": (
        "Command DistutilsExecError LANG_EXT __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ config customize_compiler dump_file log os re"
    ),
    "distutils.command.install": (
        "Command DEBUG DistutilsOptionError DistutilsPlatformError HAS_USER_SITE INSTALL_SCHEMES SCHEME_KEYS USER_BASE "
        "USER_SITE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ change_root "
        "convert_path distutils_scheme_name get_config_vars get_platform install key log main_key os re subst_vars sys "
        "sys_key sys_scheme sys_scheme_name sysconfig value write_file"
    ),
    "distutils.command.install_data": (
        "Command __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ change_root "
        "convert_path install_data os"
    ),
    "distutils.command.install_egg_info": (
        "Command __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ dir_util "
        "install_egg_info log os re safe_name safe_version sys to_filename"
    ),
    "distutils.command.install_headers": (
        "Command __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ install_headers"
    ),
    "distutils.command.install_lib": (
        "Command DistutilsOptionError PYTHON_SOURCE_EXTENSION __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ importlib install_lib os sys"
    ),
    "distutils.command.install_scripts": (
        "Command ST_MODE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "install_scripts log os"
    ),
    "distutils.command.register": (
        "CCompilerError CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError DistutilsError "
        "DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError DistutilsModuleError "
        "DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError LibError LinkError "
        "PreprocessError PyPIRCCommand UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ getpass io log register urllib warn"
    ),
    "distutils.command.sdist": (
        "Command DistutilsOptionError DistutilsTemplateError FileList TextFile __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ archive_util convert_path dir_util file_util glob log os "
        "sdist show_formats sys warn"
    ),
    "distutils.command.upload": (
        "DistutilsError DistutilsOptionError HTTPError PyPIRCCommand Request _FILE_CONTENT_DIGESTS __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ hashlib io log os spawn "
        "standard_b64encode upload urlopen urlparse"
    ),
    "distutils.config": (
        "Command DEFAULT_PYPIRC PyPIRCCommand RawConfigParser __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ os"
    ),
    "distutils.core": (
        "CCompilerError Command CompileError DEBUG Distribution DistutilsArgError DistutilsByteCompileError "
        "DistutilsClassError DistutilsError DistutilsExecError DistutilsFileError DistutilsGetoptError "
        "DistutilsInternalError DistutilsModuleError DistutilsOptionError DistutilsPlatformError DistutilsSetupError "
        "DistutilsTemplateError Extension LibError LinkError PreprocessError PyPIRCCommand USAGE UnknownFileError "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _setup_distribution "
        "_setup_stop_after extension_keywords gen_usage os run_setup setup setup_keywords sys"
    ),
    "distutils.cygwinccompiler": (
        "CCompilerError CONFIG_H_NOTOK CONFIG_H_OK CONFIG_H_UNCERTAIN CompileError CygwinCCompiler DistutilsExecError "
        "LooseVersion Mingw32CCompiler PIPE Popen RE_VERSION UnixCCompiler UnknownFileError __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _find_exe_version check_config_h check_output copy "
        "find_executable get_msvcr get_versions is_cygwingcc os re sys write_file"
    ),
    "distutils.debug": ("DEBUG __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ os"),
    "distutils.dep_util": (
        "DistutilsFileError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ newer "
        "newer_group newer_pairwise os"
    ),
    "distutils.dir_util": (
        "DistutilsFileError DistutilsInternalError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _build_cmdtuple _path_created copy_tree create_tree ensure_relative errno log mkpath os "
        "remove_tree"
    ),
    "distutils.dist": (
        "CCompilerError CompileError DEBUG Distribution DistributionMetadata DistutilsArgError "
        "DistutilsByteCompileError DistutilsClassError DistutilsError DistutilsExecError DistutilsFileError "
        "DistutilsGetoptError DistutilsInternalError DistutilsModuleError DistutilsOptionError DistutilsPlatformError "
        "DistutilsSetupError DistutilsTemplateError FancyGetopt LibError LinkError PreprocessError UnknownFileError "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _ensure_list check_environ "
        "command_re fix_help_options log message_from_file os re rfc822_escape strtobool sys translate_longopt "
        "warnings"
    ),
    "distutils.errors": (
        "CCompilerError CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError DistutilsError "
        "DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError DistutilsModuleError "
        "DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError LibError LinkError "
        "PreprocessError UnknownFileError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__"
    ),
    "distutils.extension": (
        "Extension __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ os re "
        "read_setup_file warnings"
    ),
    "distutils.fancy_getopt": (
        "CCompilerError CompileError DistutilsArgError DistutilsByteCompileError DistutilsClassError DistutilsError "
        "DistutilsExecError DistutilsFileError DistutilsGetoptError DistutilsInternalError DistutilsModuleError "
        "DistutilsOptionError DistutilsPlatformError DistutilsSetupError DistutilsTemplateError FancyGetopt LibError "
        "LinkError OptionDummy PreprocessError UnknownFileError WS_TRANS __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ fancy_getopt getopt longopt_pat longopt_re longopt_xlate "
        "neg_alias_re re string sys translate_longopt wrap_text"
    ),
    "distutils.file_util": (
        "DistutilsFileError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_copy_action _copy_file_contents copy_file log move_file os write_file"
    ),
    "distutils.filelist": (
        "DistutilsInternalError DistutilsTemplateError FileList __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _find_all_simple convert_path findall fnmatch functools glob_to_re log os re "
        "translate_pattern"
    ),
    "distutils.log": (
        "DEBUG ERROR FATAL INFO Log WARN __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _global_log debug error fatal info log set_threshold set_verbosity sys warn"
    ),
    "distutils.msvccompiler": (
        "CCompiler CompileError DistutilsExecError DistutilsPlatformError LibError LinkError MSVCCompiler "
        "MacroExpander __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _can_read_reg "
        "convert_mbcs gen_lib_options get_build_architecture get_build_version log normalize_and_reduce_paths os "
        "read_keys read_values sys"
    ),
    "distutils.spawn": (
        "DEBUG DistutilsExecError DistutilsPlatformError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ find_executable log os spawn subprocess sys"
    ),
    "distutils.sysconfig": (
        "BASE_EXEC_PREFIX BASE_PREFIX DistutilsPlatformError EXEC_PREFIX PREFIX __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _config_vars _findvar1_rx _findvar2_rx _imp _init_non_posix "
        "_init_nt _init_posix _is_python_source_dir _python_build _sys_home _variable_rx build_flags "
        "customize_compiler expand_makefile_vars get_config_h_filename get_config_var get_config_vars "
        "get_makefile_filename get_python_inc get_python_lib get_python_version is_python_build os parse_config_h "
        "parse_makefile partial project_base python_build re sys sysconfig_init_posix sysconfig_parse_config_h "
        "warnings"
    ),
    "distutils.text_file": (
        "TextFile __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ io sys"
    ),
    "distutils.unixccompiler": (
        "CCompiler CompileError DistutilsExecError LibError LinkError UnixCCompiler __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ gen_lib_options gen_preprocess_options log newer os re sys "
        "sysconfig"
    ),
    "distutils.util": (
        "DistutilsByteCompileError DistutilsPlatformError Mixin2to3 __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _dquote_re _environ_checked _init_regex _squote_re _wordchars_re "
        "byte_compile change_root check_environ convert_path copydir_run_2to3 distutils execute get_host_platform "
        "get_platform grok_environment_error importlib log newer os re rfc822_escape run_2to3 spawn split_quoted "
        "string strtobool subst_vars sys"
    ),
    "distutils.version": (
        "LooseVersion StrictVersion Version __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ re"
    ),
    "distutils.versionpredicate": (
        "VersionPredicate __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_provision_rx compmap distutils operator re re_paren re_splitComparison re_validPackage splitUp "
        "split_provision"
    ),
    "doctest": (
        "BLANKLINE_MARKER COMPARISON_FLAGS DONT_ACCEPT_BLANKLINE DONT_ACCEPT_TRUE_FOR_1 DebugRunner DocFileCase "
        "DocFileSuite DocFileTest DocTest DocTestCase DocTestFailure DocTestFinder DocTestParser DocTestRunner "
        "DocTestSuite ELLIPSIS ELLIPSIS_MARKER Example FAIL_FAST IGNORE_EXCEPTION_DETAIL IncrementalNewlineDecoder "
        "NORMALIZE_WHITESPACE OPTIONFLAGS_BY_NAME OutputChecker REPORTING_FLAGS REPORT_CDIFF REPORT_NDIFF "
        "REPORT_ONLY_FIRST_FAILURE REPORT_UDIFF SKIP SkipDocTestCase StringIO TestResults UnexpectedException "
        "_DocTestSuite _OutputRedirectingPdb _SpoofOut _TestClass __all__ __builtins__ __cached__ __doc__ "
        "__docformat__ __file__ __future__ __loader__ __name__ __package__ __spec__ __test__ _comment_line "
        "_ellipsis_match _exception_traceback _extract_future_flags _indent _load_testfile _module_relative_path "
        "_newline_convert _normalize_module _strip_exception_details _test _unittest_reportflags debug debug_script "
        "debug_src difflib inspect linecache master namedtuple os pdb re register_optionflag run_docstring_examples "
        "script_from_examples set_unittest_reportflags sys testfile testmod testsource traceback unittest"
    ),
    "email": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ "
        "_encoded_words _parseaddr _policybase base64mime charset encoders errors feedparser header iterators message "
        "message_from_binary_file message_from_bytes message_from_file message_from_string parser quoprimime utils"
    ),
    "email._encoded_words": (
        "_QByteMap __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_cte_decoders _cte_encode_length _cte_encoders _q_byte_map _q_byte_subber ascii_letters base64 binascii "
        "decode decode_b decode_q digits encode encode_b encode_q errors functools len_b len_q re"
    ),
    "email._header_value_parser": (
        "ASPECIALS ATOM_ENDS ATTRIBUTE_ENDS AddrSpec Address AddressList AngleAddr Atom Attribute BareQuotedString "
        "CFWSList CFWS_LEADER Comment ContentDisposition ContentTransferEncoding ContentType DOT DOT_ATOM_ENDS "
        "DisplayName Domain DomainLiteral DotAtom DotAtomText EWWhiteSpaceTerminal EXTENDED_ATTRIBUTE_ENDS EncodedWord "
        "Group GroupList Header HeaderLabel InvalidMailbox InvalidMessageID InvalidParameter ListSeparator LocalPart "
        "MIMEVersion Mailbox MailboxList MessageID MimeParameters MsgID NameAddr NoFoldLiteral ObsLocalPart ObsRoute "
        "PHRASE_ENDS Parameter ParameterizedHeaderValue Phrase QuotedString RouteComponentMarker SPECIALS Section "
        "TOKEN_ENDS TSPECIALS Terminal Token TokenList UnstructuredTokenList Value ValueTerminal WSP "
        "WhiteSpaceTerminal WhiteSpaceTokenList Word _InvalidEwError __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _check_for_early_dl_end _ew _find_mime_parameters _fold_as_ew "
        "_fold_mime_parameters _get_ptext_to_endchars _non_atom_end_matcher _non_attribute_end_matcher "
        "_non_extended_attribute_end_matcher _non_printable_finder _non_token_end_matcher _refold_parse_tree "
        "_steal_trailing_WSP_if_exists _validate_xtext _wsp_splitter errors get_addr_spec get_address get_address_list "
        "get_angle_addr get_atext get_atom get_attribute get_attrtext get_bare_quoted_string get_cfws get_comment "
        "get_display_name get_domain get_domain_literal get_dot_atom get_dot_atom_text get_dtext get_encoded_word "
        "get_extended_attribute get_extended_attrtext get_fws get_group get_group_list get_invalid_mailbox "
        "get_invalid_parameter get_local_part get_mailbox get_mailbox_list get_msg_id get_name_addr "
        "get_no_fold_literal get_obs_local_part get_obs_route get_parameter get_phrase get_qcontent get_qp_ctext "
        "get_quoted_string get_section get_token get_ttext get_unstructured get_value get_word hexdigits itemgetter "
        "parse_content_disposition_header parse_content_transfer_encoding_header parse_content_type_header "
        "parse_message_id parse_mime_parameters parse_mime_version quote_string re rfc2047_matcher sys urllib utils"
    ),
    "email._parseaddr": (
        "AddressList AddrlistClass COMMASPACE EMPTYSTRING SPACE __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _daynames _monthnames _parsedate_tz _timezones calendar mktime_tz "
        "parsedate parsedate_tz quote time"
    ),
    "email._policybase": (
        "Compat32 Policy _PolicyBase __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _append_doc _charset _extend_docstrings _has_surrogates abc compat32 header"
    ),
    "email.base64mime": (
        "CRLF EMPTYSTRING MISC_LEN NL __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ a2b_base64 b2a_base64 b64encode body_decode body_encode decode decodestring header_encode "
        "header_length"
    ),
    "email.charset": (
        "ALIASES BASE64 CHARSETS CODEC_MAP Charset DEFAULT_CHARSET EMPTYSTRING QP RFC2047_CHROME_LEN SHORTEST "
        "UNKNOWN8BIT __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _encode "
        "add_alias add_charset add_codec email encode_7or8bit errors partial"
    ),
    "email.contentmanager": (
        "ContentManager __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_encode_base64 _encode_text _finalize_set _prepare_set binascii email get_and_fixup_unknown_message_content "
        "get_message_content get_non_text_content get_text_content maintype quoprimime raw_data_manager "
        "set_bytes_content set_message_content set_text_content subtype typ"
    ),
    "email.encoders": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _bencode "
        "_encodestring _qencode encode_7or8bit encode_base64 encode_noop encode_quopri"
    ),
    "email.errors": (
        "BoundaryError CharsetError CloseBoundaryNotFoundDefect FirstHeaderLineIsContinuationDefect HeaderDefect "
        "HeaderMissingRequiredValue HeaderParseError InvalidBase64CharactersDefect InvalidBase64LengthDefect "
        "InvalidBase64PaddingDefect InvalidDateDefect InvalidHeaderDefect "
        "InvalidMultipartContentTransferEncodingDefect MalformedHeaderDefect MessageDefect MessageError "
        "MessageParseError MisplacedEnvelopeHeaderDefect MissingHeaderBodySeparatorDefect MultipartConversionError "
        "MultipartInvariantViolationDefect NoBoundaryInMultipartDefect NonASCIILocalPartDefect NonPrintableDefect "
        "ObsoleteHeaderDefect StartBoundaryNotFoundDefect UndecodableBytesDefect __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__"
    ),
    "email.feedparser": (
        "BufferedSubFile BytesFeedParser EMPTYSTRING FeedParser NL NLCRE NLCRE_bol NLCRE_crack NLCRE_eol NeedMoreData "
        "StringIO __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ compat32 "
        "deque errors headerRE re"
    ),
    "email.generator": (
        "BytesGenerator BytesIO DecodedGenerator Generator NL NLCRE StringIO UNDERSCORE _FMT __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _fmt _has_surrogates _make_boundary "
        "_width deepcopy fcre random re sys time"
    ),
    "email.header": (
        "BSPACE Charset EMPTYSTRING FWS Header HeaderParseError MAXLINELEN NL SPACE SPACE8 USASCII UTF8 _Accumulator "
        "_ValueFormatter __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_charset _embedded_header _max_append binascii decode_header ecre email fcre make_header re"
    ),
    "email.headerregistry": (
        "Address AddressHeader BaseHeader ContentDispositionHeader ContentTransferEncodingHeader ContentTypeHeader "
        "DateHeader Group HeaderRegistry MIMEVersionHeader MappingProxyType MessageIDHeader ParameterizedMIMEHeader "
        "SingleAddressHeader UniqueAddressHeader UniqueDateHeader UniqueSingleAddressHeader UniqueUnstructuredHeader "
        "UnstructuredHeader __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_default_header_map _reconstruct_header errors parser utils"
    ),
    "email.iterators": (
        "StringIO __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _structure "
        "body_line_iterator sys typed_subpart_iterator walk"
    ),
    "email.message": (
        "BytesIO Charset EmailMessage MIMEPart Message Policy SEMISPACE StringIO __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _charset _formatparam _parseparam _splitparam "
        "_unquotevalue compat32 decode_b errors quopri re tspecials utils uu"
    ),
    "email.mime": "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__",
    "email.mime.application": (
        "MIMEApplication MIMENonMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ encoders"
    ),
    "email.mime.audio": (
        "BytesIO MIMEAudio MIMENonMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _sndhdr_MIMEmap _whatsnd encoders sndhdr"
    ),
    "email.mime.base": (
        "MIMEBase __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ email "
        "message"
    ),
    "email.mime.image": (
        "MIMEImage MIMENonMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ encoders imghdr"
    ),
    "email.mime.message": (
        "MIMEMessage MIMENonMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ message"
    ),
    "email.mime.multipart": (
        "MIMEBase MIMEMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__"
    ),
    "email.mime.nonmultipart": (
        "MIMEBase MIMENonMultipart __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ errors"
    ),
    "email.mime.text": (
        "Charset MIMENonMultipart MIMEText __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__"
    ),
    "email.parser": (
        "BytesFeedParser BytesHeaderParser BytesParser FeedParser HeaderParser Parser StringIO TextIOWrapper __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ compat32"
    ),
    "email.policy": (
        "Compat32 EmailMessage EmailPolicy HTTP HeaderRegistry Policy SMTP SMTPUTF8 __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _extend_docstrings _has_surrogates compat32 default "
        "linesep_splitter raw_data_manager re strict sys"
    ),
    "email.quoprimime": (
        "CRLF EMPTYSTRING NL _QUOPRI_BODY_ENCODE_MAP _QUOPRI_BODY_MAP _QUOPRI_HEADER_MAP _QUOPRI_MAP __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _max_append _unquote_match "
        "ascii_letters body_check body_decode body_encode body_length c decode decodestring digits header_check "
        "header_decode header_encode header_length hexdigits quote re unquote"
    ),
    "email.utils": (
        "COMMASPACE CRLF Charset EMPTYSTRING TICK UEMPTYSTRING _AddressList __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _format_timetuple_and_zone _has_surrogates _parsedate_tz "
        "_sanitize collapse_rfc2231_value datetime decode_params decode_rfc2231 encode_rfc2231 escapesre "
        "format_datetime formataddr formatdate getaddresses localtime make_msgid mktime_tz os parseaddr parsedate "
        "parsedate_to_datetime parsedate_tz quote random re rfc2231_continuation socket specialsre time unquote urllib"
    ),
    "encodings": (
        "CodecRegistryError __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ "
        "_aliases _cache _import_tail _unknown aliases codecs normalize_encoding search_function sys utf_8"
    ),
    "encodings.aliases": ("__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ aliases"),
    "encodings.ascii": (
        "Codec IncrementalDecoder IncrementalEncoder StreamConverter StreamReader StreamWriter __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.base64_codec": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ base64 base64_decode base64_encode codecs getregentry"
    ),
    "encodings.big5": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_tw codec codecs getregentry mbc"
    ),
    "encodings.big5hkscs": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_hk codec codecs getregentry mbc"
    ),
    "encodings.bz2_codec": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ bz2 bz2_decode bz2_encode codecs getregentry"
    ),
    "encodings.charmap": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.cp037": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1006": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1026": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1125": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp1140": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1250": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1251": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1252": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1253": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1254": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1255": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1256": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1257": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp1258": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp273": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp424": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp437": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp500": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp720": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp737": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp775": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp850": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp852": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp855": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp856": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp857": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp858": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp860": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp861": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp862": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp863": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp864": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp865": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp866": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp869": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.cp874": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp875": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.cp932": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.cp949": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_kr codec codecs getregentry mbc"
    ),
    "encodings.cp950": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_tw codec codecs getregentry mbc"
    ),
    "encodings.euc_jis_2004": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.euc_jisx0213": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.euc_jp": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.euc_kr": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_kr codec codecs getregentry mbc"
    ),
    "encodings.gb18030": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_cn codec codecs getregentry mbc"
    ),
    "encodings.gb2312": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_cn codec codecs getregentry mbc"
    ),
    "encodings.gbk": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_cn codec codecs getregentry mbc"
    ),
    "encodings.hex_codec": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ binascii codecs getregentry hex_decode hex_encode"
    ),
    "encodings.hp_roman8": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.hz": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_cn codec codecs getregentry mbc"
    ),
    "encodings.idna": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter ToASCII ToUnicode __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ ace_prefix codecs dots getregentry "
        "nameprep re sace_prefix stringprep unicodedata"
    ),
    "encodings.iso2022_jp": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_jp_1": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_jp_2": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_jp_2004": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_jp_3": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_jp_ext": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso2022_kr": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_iso2022 codec codecs getregentry mbc"
    ),
    "encodings.iso8859_1": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_10": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_11": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_13": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_14": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_15": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_16": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_2": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_3": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_4": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_5": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_6": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_7": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_8": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.iso8859_9": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.johab": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_kr codec codecs getregentry mbc"
    ),
    "encodings.koi8_r": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.koi8_t": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.koi8_u": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.kz1048": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.latin_1": (
        "Codec IncrementalDecoder IncrementalEncoder StreamConverter StreamReader StreamWriter __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.mac_arabic": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_map decoding_table encoding_map getregentry"
    ),
    "encodings.mac_croatian": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_cyrillic": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_farsi": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_greek": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_iceland": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_latin2": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_roman": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_romanian": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.mac_turkish": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.palmos": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.ptcp154": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.punycode": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter T __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ adapt codecs decode_generalized_number digits "
        "generate_generalized_integer generate_integers getregentry insertion_sort insertion_unsort punycode_decode "
        "punycode_encode segregate selective_find selective_len"
    ),
    "encodings.quopri_codec": (
        "BytesIO Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry quopri quopri_decode quopri_encode"
    ),
    "encodings.raw_unicode_escape": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.rot_13": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry rot13 rot13_map"
    ),
    "encodings.shift_jis": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.shift_jis_2004": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.shift_jisx0213": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _codecs_jp codec codecs getregentry mbc"
    ),
    "encodings.tis_620": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs decoding_table encoding_table getregentry"
    ),
    "encodings.undefined": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.unicode_escape": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry"
    ),
    "encodings.utf_16": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry sys"
    ),
    "encodings.utf_16_be": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_16_le": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_32": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry sys"
    ),
    "encodings.utf_32_be": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_32_le": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_7": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_8": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.utf_8_sig": (
        "IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ codecs decode encode getregentry"
    ),
    "encodings.uu_codec": (
        "BytesIO Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ binascii codecs getregentry uu_decode uu_encode"
    ),
    "encodings.zlib_codec": (
        "Codec IncrementalDecoder IncrementalEncoder StreamReader StreamWriter __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ codecs getregentry zlib zlib_decode zlib_encode"
    ),
    "ensurepip": (
        "_PACKAGES _PACKAGE_NAMES _PIP_VERSION _PROJECTS _Package _SETUPTOOLS_VERSION _WHEEL_PKG_DIR __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ _bootstrap "
        "_disable_pip_configuration_settings _find_packages _get_packages _main _run_pip _uninstall_helper bootstrap "
        "collections os resources subprocess sys sysconfig tempfile version"
    ),
    "ensurepip._bundled": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__"
    ),
    "ensurepip._uninstall": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _main argparse ensurepip sys"
    ),
    "enum": (
        "DynamicClassAttribute Enum EnumMeta Flag IntEnum IntFlag MappingProxyType _EnumDict __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _auto_null _decompose _high_bit "
        "_is_descriptor _is_dunder _is_private _is_sunder _make_class_unpicklable _reduce_ex_by_name auto sys unique"
    ),
    "errno": (
        "E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EADV EAFNOSUPPORT EAGAIN EALREADY EBADE EBADF EBADFD EBADMSG EBADR "
        "EBADRQC EBADSLT EBFONT EBUSY ECANCELED ECHILD ECHRNG ECOMM ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK "
        "EDEADLOCK EDESTADDRREQ EDOM EDOTDOT EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ "
        "EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR EISNAM EKEYEXPIRED EKEYREJECTED EKEYREVOKED EL2HLT EL2NSYNC "
        "EL3HLT EL3RST ELIBACC ELIBBAD ELIBEXEC ELIBMAX ELIBSCN ELNRNG ELOOP EMEDIUMTYPE EMFILE EMLINK EMSGSIZE "
        "EMULTIHOP ENAMETOOLONG ENAVAIL ENETDOWN ENETRESET ENETUNREACH ENFILE ENOANO ENOBUFS ENOCSI ENODATA ENODEV "
        "ENOENT ENOEXEC ENOKEY ENOLCK ENOLINK ENOMEDIUM ENOMEM ENOMSG ENONET ENOPKG ENOPROTOOPT ENOSPC ENOSR ENOSTR "
        "ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTNAM ENOTRECOVERABLE ENOTSOCK ENOTSUP ENOTTY ENOTUNIQ ENXIO "
        "EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE ERANGE EREMCHG "
        "EREMOTE EREMOTEIO ERESTART ERFKILL EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESRMNT ESTALE ESTRPIPE ETIME "
        "ETIMEDOUT ETOOMANYREFS ETXTBSY EUCLEAN EUNATCH EUSERS EWOULDBLOCK EXDEV EXFULL __doc__ __loader__ __name__ "
        "__package__ __spec__ errorcode"
    ),
    "faulthandler": (
        "__doc__ __loader__ __name__ __package__ __spec__ _fatal_error_c_thread _read_null _sigabrt _sigfpe _sigsegv "
        "_stack_overflow cancel_dump_traceback_later disable dump_traceback dump_traceback_later enable is_enabled "
        "register unregister"
    ),
    "fcntl": (
        "DN_ACCESS DN_ATTRIB DN_CREATE DN_DELETE DN_MODIFY DN_MULTISHOT DN_RENAME FASYNC FD_CLOEXEC F_ADD_SEALS "
        "F_DUPFD F_DUPFD_CLOEXEC F_EXLCK F_GETFD F_GETFL F_GETLEASE F_GETLK F_GETLK64 F_GETOWN F_GETPIPE_SZ F_GETSIG "
        "F_GET_SEALS F_NOTIFY F_OFD_GETLK F_OFD_SETLK F_OFD_SETLKW F_RDLCK F_SEAL_GROW F_SEAL_SEAL F_SEAL_SHRINK "
        "F_SEAL_WRITE F_SETFD F_SETFL F_SETLEASE F_SETLK F_SETLK64 F_SETLKW F_SETLKW64 F_SETOWN F_SETPIPE_SZ F_SETSIG "
        "F_SHLCK F_UNLCK F_WRLCK LOCK_EX LOCK_MAND LOCK_NB LOCK_READ LOCK_RW LOCK_SH LOCK_UN LOCK_WRITE __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ fcntl flock ioctl lockf"
    ),
    "filecmp": (
        "BUFSIZE DEFAULT_IGNORES GenericAlias __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _cache _cmp _do_cmp _filter _sig clear_cache cmp cmpfiles demo dircmp filterfalse os "
        "stat"
    ),
    "fileinput": (
        "FileInput GenericAlias __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _state _test close filelineno filename fileno hook_compressed hook_encoded input io isfirstline "
        "isstdin lineno nextfile os sys"
    ),
    "fnmatch": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _compile_pattern "
        "_nextgroupnum filter fnmatch fnmatchcase functools os posixpath re translate"
    ),
    "fractions": (
        "Decimal Fraction _PyHASH_INF _PyHASH_MODULUS _RATIONAL_FORMAT __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ math numbers operator re sys"
    ),
    "ftplib": (
        "B_CRLF CRLF Error FTP FTP_PORT FTP_TLS MAXLINE MSG_OOB _150_re _227_re _GLOBAL_DEFAULT_TIMEOUT _SSLSocket "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ all_errors "
        "error_perm error_proto error_reply error_temp ftpcp parse150 parse227 parse229 parse257 print_line socket ssl "
        "sys test"
    ),
    "functools": (
        "GenericAlias RLock WRAPPER_ASSIGNMENTS WRAPPER_UPDATES _CacheInfo _HashedSeq _NOT_FOUND __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _c3_merge _c3_mro _compose_mro _convert "
        "_find_impl _ge_from_gt _ge_from_le _ge_from_lt _gt_from_ge _gt_from_le _gt_from_lt _initial_missing "
        "_le_from_ge _le_from_gt _le_from_lt _lru_cache_wrapper _lt_from_ge _lt_from_gt _lt_from_le _make_key "
        "_unwrap_partial cache cached_property cmp_to_key get_cache_token lru_cache namedtuple partial partialmethod "
        "recursive_repr reduce singledispatch singledispatchmethod total_ordering update_wrapper wraps"
    ),
    "gc": (
        "DEBUG_COLLECTABLE DEBUG_LEAK DEBUG_SAVEALL DEBUG_STATS DEBUG_UNCOLLECTABLE __doc__ __loader__ __name__ "
        "__package__ __spec__ callbacks collect disable enable freeze garbage get_count get_debug get_freeze_count "
        "get_objects get_referents get_referrers get_stats get_threshold is_finalized is_tracked isenabled set_debug "
        "set_threshold unfreeze"
    ),
    "genericpath": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _check_arg_types "
        "_splitext commonprefix exists getatime getctime getmtime getsize isdir isfile os samefile sameopenfile "
        "samestat stat"
    ),
    "getopt": (
        "GetoptError _ __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "do_longs do_shorts error getopt gnu_getopt long_has_args os short_has_arg"
    ),
    "getpass": (
        "GetPassWarning __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_raw_input contextlib fallback_getpass getpass getuser io os sys termios unix_getpass warnings win_getpass"
    ),
    "gettext": (
        "Catalog GNUTranslations NullTranslations __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _as_int _binary_ops _c2py_ops _current_domain _default_localedir _error _expand_lang "
        "_localecodesets _localedirs _parse _token_pattern _tokenize _translations _unspecified "
        "bind_textdomain_codeset bindtextdomain c2py dgettext dngettext dnpgettext dpgettext find gettext install "
        "ldgettext ldngettext lgettext lngettext ngettext npgettext os pgettext re sys textdomain translation"
    ),
    "glob": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _dir_open_flags "
        "_glob0 _glob1 _glob2 _iglob _isdir _ishidden _isrecursive _iterdir _join _lexists _listdir _rlistdir "
        "contextlib escape fnmatch glob glob0 glob1 has_magic iglob itertools magic_check magic_check_bytes os re stat "
        "sys"
    ),
    "graphlib": (
        "CycleError TopologicalSorter _NODE_DONE _NODE_OUT _NodeInfo __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__"
    ),
    "grp": "__doc__ __file__ __loader__ __name__ __package__ __spec__ getgrall getgrgid getgrnam struct_group",
    "gzip": (
        "BadGzipFile FCOMMENT FEXTRA FHCRC FNAME FTEXT GzipFile READ WRITE _COMPRESS_LEVEL_BEST _COMPRESS_LEVEL_FAST "
        "_COMPRESS_LEVEL_TRADEOFF _GzipReader _PaddedFile __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _compression builtins compress decompress io main open os struct sys time "
        "write32u zlib"
    ),
    "hashlib": (
        "__all__ __block_openssl_constructor __builtin_constructor_cache __builtins__ __cached__ __doc__ __file__ "
        "__get_builtin_constructor __loader__ __name__ __package__ __spec__ _hashlib algorithms_available "
        "algorithms_guaranteed blake2b blake2s md5 new pbkdf2_hmac scrypt sha1 sha224 sha256 sha384 sha3_224 sha3_256 "
        "sha3_384 sha3_512 sha512 shake_128 shake_256"
    ),
    "heapq": (
        "__about__ __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_heapify_max _heappop_max _heapreplace_max _siftdown _siftdown_max _siftup _siftup_max heapify heappop "
        "heappush heappushpop heapreplace merge nlargest nsmallest"
    ),
    "hmac": (
        "HMAC __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _functype _hashlib "
        "_hashopenssl _warnings compare_digest digest digest_size new trans_36 trans_5C"
    ),
    "html": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ _charref "
        "_html5 _invalid_charrefs _invalid_codepoints _re _replace_charref entities escape unescape"
    ),
    "html.entities": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ codepoint2name "
        "entitydefs html5 name2codepoint"
    ),
    "html.parser": (
        "HTMLParser __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_markupbase attrfind_tolerant charref commentclose endendtag endtagfind entityref incomplete "
        "interesting_normal locatestarttagend_tolerant piclose re starttagopen tagfind_tolerant unescape"
    ),
    "http": (
        "HTTPStatus IntEnum __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ "
        "__spec__ client"
    ),
    "http.client": (
        "ACCEPTED ALREADY_REPORTED BAD_GATEWAY BAD_REQUEST BadStatusLine CONFLICT CONTINUE CREATED CannotSendHeader "
        "CannotSendRequest EARLY_HINTS EXPECTATION_FAILED FAILED_DEPENDENCY FORBIDDEN FOUND GATEWAY_TIMEOUT GONE "
        "HTTPConnection HTTPException HTTPMessage HTTPResponse HTTPSConnection HTTPS_PORT HTTP_PORT "
        "HTTP_VERSION_NOT_SUPPORTED IM_A_TEAPOT IM_USED INSUFFICIENT_STORAGE INTERNAL_SERVER_ERROR "
        "ImproperConnectionState IncompleteRead InvalidURL LENGTH_REQUIRED LOCKED LOOP_DETECTED LineTooLong "
        "METHOD_NOT_ALLOWED MISDIRECTED_REQUEST MOVED_PERMANENTLY MULTIPLE_CHOICES MULTI_STATUS "
        "NETWORK_AUTHENTICATION_REQUIRED NON_AUTHORITATIVE_INFORMATION NOT_ACCEPTABLE NOT_EXTENDED NOT_FOUND "
        "NOT_IMPLEMENTED NOT_MODIFIED NO_CONTENT NotConnected OK PARTIAL_CONTENT PAYMENT_REQUIRED PERMANENT_REDIRECT "
        "PRECONDITION_FAILED PRECONDITION_REQUIRED PROCESSING PROXY_AUTHENTICATION_REQUIRED "
        "REQUESTED_RANGE_NOT_SATISFIABLE REQUEST_ENTITY_TOO_LARGE REQUEST_HEADER_FIELDS_TOO_LARGE REQUEST_TIMEOUT "
        "REQUEST_URI_TOO_LONG RESET_CONTENT RemoteDisconnected ResponseNotReady SEE_OTHER SERVICE_UNAVAILABLE "
        "SWITCHING_PROTOCOLS TEMPORARY_REDIRECT TOO_EARLY TOO_MANY_REQUESTS UNAUTHORIZED UNAVAILABLE_FOR_LEGAL_REASONS "
        "UNPROCESSABLE_ENTITY UNSUPPORTED_MEDIA_TYPE UPGRADE_REQUIRED USE_PROXY UnimplementedFileMode UnknownProtocol "
        "UnknownTransferEncoding VARIANT_ALSO_NEGOTIATES _CS_IDLE _CS_REQ_SENT _CS_REQ_STARTED _MAXHEADERS _MAXLINE "
        "_METHODS_EXPECTING_BODY _UNKNOWN __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _contains_disallowed_method_pchar_re _contains_disallowed_url_pchar_re _encode "
        "_is_illegal_header_value _is_legal_header_name _read_headers collections email errno error http io "
        "parse_headers re responses socket ssl sys urlsplit"
    ),
    "http.cookiejar": (
        "Absent Cookie CookieJar CookiePolicy DAYS DEFAULT_HTTP_PORT DefaultCookiePolicy EPOCH_YEAR ESCAPED_CHAR_RE "
        "FileCookieJar HEADER_ESCAPE_RE HEADER_JOIN_ESCAPE_RE HEADER_QUOTED_VALUE_RE HEADER_TOKEN_RE HEADER_VALUE_RE "
        "HTTPONLY_ATTR HTTPONLY_PREFIX HTTP_PATH_SAFE IPV4_RE ISO_DATE_RE LOOSE_HTTP_DATE_RE LWPCookieJar LoadError "
        "MISSING_FILENAME_TEXT MONTHS MONTHS_LOWER MozillaCookieJar NETSCAPE_HEADER_TEXT NETSCAPE_MAGIC_RGX "
        "STRICT_DATE_RE TIMEZONE_RE UTC_ZONES WEEKDAY_RE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _debug _str2time _threading _timegm _warn_unhandled_exception copy cut_port_re "
        "datetime debug deepvalues domain_match eff_request_host escape_path http http2time is_HDN is_third_party "
        "iso2time join_header_words liberal_is_HDN logger lwp_cookie_str month offset_from_tz_string os "
        "parse_ns_headers re reach request_host request_path request_port split_header_words strip_quotes time "
        "time2isoz time2netscape timegm unmatched uppercase_escaped_char urllib user_domain_match vals_sorted_by_key"
    ),
    "http.cookies": (
        "BaseCookie CookieError Morsel SimpleCookie _CookiePattern _LegalChars _LegalKeyChars _LegalValueChars "
        "_OctalPatt _QuotePatt _Translator _UnescapedChars __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _getdate _is_legal_key _monthname _nulljoin _quote _semispacejoin _spacejoin "
        "_unquote _weekdayname re string types"
    ),
    "http.server": (
        "BaseHTTPRequestHandler CGIHTTPRequestHandler DEFAULT_ERROR_CONTENT_TYPE DEFAULT_ERROR_MESSAGE HTTPServer "
        "HTTPStatus SimpleHTTPRequestHandler ThreadingHTTPServer __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ __version__ _get_best_family _url_collapse_path copy datetime email "
        "executable html http io itertools mimetypes nobody nobody_uid os posixpath select shutil socket socketserver "
        "sys test time urllib"
    ),
    "imaplib": (
        "AllowedVersions CRLF Commands Continuation DEFAULT_BUFFER_SIZE Debug Flags HAVE_SSL IMAP4 IMAP4_PORT "
        "IMAP4_SSL IMAP4_SSL_PORT IMAP4_stream Int2AP InternalDate Internaldate2tuple Literal MapCRLF Mon2num Months "
        "ParseFlags Response_code Time2Internaldate Untagged_response Untagged_status _Authenticator _Literal _MAXLINE "
        "_Untagged_status __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "__version__ binascii calendar datetime errno random re socket ssl subprocess sys time timedelta timezone"
    ),
    "imghdr": (
        "PathLike __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ test "
        "test_bmp test_exr test_gif test_jpeg test_pbm test_pgm test_png test_ppm test_rast test_rgb test_tiff "
        "test_webp test_xbm testall tests what"
    ),
    "imp": (
        "C_BUILTIN C_EXTENSION IMP_HOOK NullImporter PKG_DIRECTORY PY_CODERESOURCE PY_COMPILED PY_FROZEN PY_RESOURCE "
        "PY_SOURCE SEARCH_ERROR SourcelessFileLoader _ERR_MSG _HackedGetData _LoadCompiledCompatibility "
        "_LoadSourceCompatibility __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_builtin_from_name _exec _fix_co_filename _load acquire_lock cache_from_source create_dynamic find_module "
        "get_frozen_object get_magic get_suffixes get_tag importlib init_builtin init_frozen is_builtin is_frozen "
        "is_frozen_package load_compiled load_dynamic load_module load_package load_source lock_held machinery "
        "new_module os release_lock reload source_from_cache sys tokenize types util warnings"
    ),
    "importlib": (
        "_RELOADING __all__ __builtins__ __cached__ __doc__ __file__ __import__ __loader__ __name__ __package__ "
        "__path__ __spec__ _abc _adapters _bootstrap _bootstrap_external _common _imp _pack_uint32 _unpack_uint32 abc "
        "find_loader import_module invalidate_caches machinery reload resources sys util warnings"
    ),
    "importlib._abc": (
        "Loader __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _bootstrap abc "
        "warnings"
    ),
    "importlib._adapters": (
        "DegenerateFiles SpecLoaderAdapter TraversableResourcesLoader __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ abc suppress wrap_spec"
    ),
    "importlib._bootstrap": (
        "BuiltinImporter FrozenImporter ModuleSpec _DeadlockError _DummyModuleLock _ERR_MSG _ERR_MSG_PREFIX "
        "_ImportLockContext _ModuleLock _ModuleLockManager _NEEDS_LOADING __builtins__ __doc__ __file__ __import__ "
        "__loader__ __name__ __package__ __spec__ _blocking_on _bootstrap_external _builtin_from_name "
        "_calc___package__ _call_with_frames_removed _exec _find_and_load _find_and_load_unlocked _find_spec "
        "_find_spec_legacy _gcd_import _get_module_lock _handle_fromlist _imp _init_module_attrs _install "
        "_install_external_importers _load _load_backward_compatible _load_module_shim _load_unlocked "
        "_lock_unlock_module _module_locks _module_repr _module_repr_from_spec _new_module _object_name "
        "_requires_builtin _requires_frozen _resolve_name _sanity_check _setup _spec_from_module _thread "
        "_verbose_message _warnings _weakref _wrap module_from_spec spec_from_loader sys"
    ),
    "importlib._bootstrap_external": (
        "BYTECODE_SUFFIXES DEBUG_BYTECODE_SUFFIXES EXTENSION_SUFFIXES ExtensionFileLoader FileFinder FileLoader "
        "MAGIC_NUMBER OPTIMIZED_BYTECODE_SUFFIXES PathFinder SOURCE_SUFFIXES SourceFileLoader SourceLoader "
        "SourcelessFileLoader WindowsRegistryFinder _CASE_INSENSITIVE_PLATFORMS _CASE_INSENSITIVE_PLATFORMS_BYTES_KEY "
        "_CASE_INSENSITIVE_PLATFORMS_STR_KEY _LoaderBasics _MS_WINDOWS _NamespaceLoader _NamespacePath _OPT _POPULATE "
        "_PYCACHE _RAW_MAGIC_NUMBER __builtins__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _bootstrap "
        "_calc_mode _check_name _classify_pyc _code_to_hash_pyc _code_to_timestamp_pyc _code_type _compile_bytecode "
        "_find_module_shim _fix_up_module _get_cached _get_sourcefile _get_supported_file_loaders _imp _install _io "
        "_make_relax_case _os _pack_uint32 _path_is_mode_type _path_isabs _path_isdir _path_isfile _path_join "
        "_path_split _path_stat _pathseps_with_colon _relax_case _set_bootstrap_module _unpack_uint16 _unpack_uint32 "
        "_validate_hash_pyc _validate_timestamp_pyc _warnings _write_atomic cache_from_source decode_source marshal "
        "path_sep path_sep_tuple path_separators source_from_cache spec_from_file_location sys"
    ),
    "importlib._common": (
        "Any Optional Package ResourceReader Traversable Union _ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _tempfile as_file contextlib files from_package functools get_package "
        "get_resource_reader importlib normalize_path os pathlib resolve tempfile types wrap_spec"
    ),
    "importlib.abc": (
        "BinaryIO ExecutionLoader FileLoader Finder InspectLoader Iterable Loader MetaPathFinder PathEntryFinder "
        "Protocol ResourceLoader ResourceReader SourceLoader Text Traversable TraversableResources __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _bootstrap_external _frozen_importlib "
        "_frozen_importlib_external _register abc machinery runtime_checkable warnings"
    ),
    "importlib.machinery": (
        "BYTECODE_SUFFIXES BuiltinImporter DEBUG_BYTECODE_SUFFIXES EXTENSION_SUFFIXES ExtensionFileLoader FileFinder "
        "FrozenImporter ModuleSpec OPTIMIZED_BYTECODE_SUFFIXES PathFinder SOURCE_SUFFIXES SourceFileLoader "
        "SourcelessFileLoader WindowsRegistryFinder __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ all_suffixes"
    ),
    "importlib.metadata": (
        "Deprecated DeprecatedList Distribution DistributionFinder EntryPoint EntryPoints FastPath FileHash "
        "FreezableDefaultDict List Lookup Mapping MetaPathFinder MetadataPathFinder Optional PackageMetadata "
        "PackageNotFoundError PackagePath Pair PathDistribution Prepared Sectioned SelectableGroups SimplePath Union "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ _adapters "
        "_collections _functools _itertools _meta _text abc collections csv distribution distributions email "
        "entry_points files functools import_module itertools metadata method_cache operator os packages_distributions "
        "pass_none pathlib posixpath re requires starmap suppress sys textwrap unique_everseen version warnings "
        "zipfile"
    ),
    "importlib.metadata._adapters": (
        "FoldedCase Message __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ email re "
        "textwrap"
    ),
    "importlib.metadata._collections": (
        "FreezableDefaultDict Pair __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "collections"
    ),
    "importlib.metadata._functools": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ functools method_cache "
        "pass_none types"
    ),
    "importlib.metadata._itertools": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ filterfalse unique_everseen"
    ),
    "importlib.metadata._meta": (
        "Any Dict Iterator List PackageMetadata Protocol SimplePath TypeVar Union _T __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__"
    ),
    "importlib.metadata._text": (
        "FoldedCase __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ method_cache re"
    ),
    "importlib.readers": (
        "FileReader MultiplexedPath NamespaceReader ZipReader __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ abc collections pathlib remove_duplicates zipfile"
    ),
    "importlib.resources": (
        "BinaryIO BytesIO ContextManager Iterable ModuleSpec ModuleType Package Path Resource ResourceLoader "
        "ResourceReader Sequence TextIO TextIOWrapper Union _ __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _common _ensure_sequence _path_from_open_resource _path_from_reader "
        "_path_from_resource_path as_file cast contents files io is_resource open_binary open_text os path read_binary "
        "read_text singledispatch suppress"
    ),
    "importlib.util": (
        "LazyLoader Loader MAGIC_NUMBER _LazyModule _RAW_MAGIC_NUMBER __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _find_spec _find_spec_from_path _imp _module_to_load _resolve_name "
        "cache_from_source contextmanager decode_source find_spec functools module_for_loader module_from_spec "
        "resolve_name set_loader set_package source_from_cache source_hash spec_from_file_location spec_from_loader "
        "sys types warnings"
    ),
    "inspect": (
        "ArgInfo ArgSpec Arguments Attribute BlockFinder BoundArguments CORO_CLOSED CORO_CREATED CORO_RUNNING "
        "CORO_SUSPENDED CO_ASYNC_GENERATOR CO_COROUTINE CO_GENERATOR CO_ITERABLE_COROUTINE CO_NESTED CO_NEWLOCALS "
        "CO_NOFREE CO_OPTIMIZED CO_VARARGS CO_VARKEYWORDS ClassFoundException ClosureVars EndOfBlock FrameInfo "
        "FullArgSpec GEN_CLOSED GEN_CREATED GEN_RUNNING GEN_SUSPENDED OrderedDict Parameter Signature "
        "TPFLAGS_IS_ABSTRACT Traceback _ClassFinder _ClassMethodWrapper _KEYWORD_ONLY _MethodWrapper "
        "_NonUserDefinedCallables _PARAM_NAME_MAPPING _POSITIONAL_ONLY _POSITIONAL_OR_KEYWORD _ParameterKind "
        "_VAR_KEYWORD _VAR_POSITIONAL _WrapperDescriptor __author__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _check_class _check_instance _empty _filesbymodname _findclass "
        "_finddoc _has_code_flag _is_type _main _missing_arguments _sentinel _shadowed_dict _signature_bound_method "
        "_signature_from_builtin _signature_from_callable _signature_from_function _signature_fromstr "
        "_signature_get_bound_param _signature_get_partial _signature_get_user_defined_method _signature_is_builtin "
        "_signature_is_functionlike _signature_strip_non_python_syntax _static_getmro _too_many _void abc ast "
        "attrgetter builtins classify_class_attrs cleandoc collections currentframe dis enum findsource "
        "formatannotation formatannotationrelativeto formatargspec formatargvalues functools get_annotations "
        "getabsfile getargs getargspec getargvalues getattr_static getblock getcallargs getclasstree getclosurevars "
        "getcomments getcoroutinelocals getcoroutinestate getdoc getfile getframeinfo getfullargspec "
        "getgeneratorlocals getgeneratorstate getinnerframes getlineno getmembers getmodule getmodulename getmro "
        "getouterframes getsource getsourcefile getsourcelines importlib indentsize isabstract isasyncgen "
        "isasyncgenfunction isawaitable isbuiltin isclass iscode iscoroutine iscoroutinefunction isdatadescriptor "
        "isframe isfunction isgenerator isgeneratorfunction isgetsetdescriptor ismemberdescriptor ismethod "
        "ismethoddescriptor ismodule isroutine istraceback itertools k linecache mod_dict modulesbyfile namedtuple os "
        "re signature stack sys token tokenize trace types unwrap v walktree warnings"
    ),
    "io": (
        "BlockingIOError BufferedIOBase BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO "
        "DEFAULT_BUFFER_SIZE FileIO IOBase IncrementalNewlineDecoder RawIOBase SEEK_CUR SEEK_END SEEK_SET StringIO "
        "TextIOBase TextIOWrapper UnsupportedOperation __all__ __author__ __builtins__ __cached__ __doc__ __file__ "
        "__getattr__ __loader__ __name__ __package__ __spec__ _io abc open open_code text_encoding"
    ),
    "ipaddress": (
        "AddressValueError IPV4LENGTH IPV6LENGTH IPv4Address IPv4Interface IPv4Network IPv6Address IPv6Interface "
        "IPv6Network NetmaskValueError _BaseAddress _BaseNetwork _BaseV4 _BaseV6 _IPAddressBase _IPv4Constants "
        "_IPv6Constants __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ "
        "_address_fmt_re _collapse_addresses_internal _count_righthand_zero_bits _find_address_range "
        "_split_optional_netmask collapse_addresses functools get_mixed_type_key ip_address ip_interface ip_network "
        "summarize_address_range v4_int_to_packed v6_int_to_packed"
    ),
    "itertools": (
        "__doc__ __loader__ __name__ __package__ __spec__ _grouper _tee _tee_dataobject accumulate chain combinations "
        "combinations_with_replacement compress count cycle dropwhile filterfalse groupby islice pairwise permutations "
        "product repeat starmap takewhile tee zip_longest"
    ),
    "json": (
        "JSONDecodeError JSONDecoder JSONEncoder __all__ __author__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __path__ __spec__ __version__ _default_decoder _default_encoder codecs "
        "decoder detect_encoding dump dumps encoder load loads scanner"
    ),
    "json.decoder": (
        "BACKSLASH FLAGS JSONArray JSONDecodeError JSONDecoder JSONObject NaN NegInf PosInf STRINGCHUNK WHITESPACE "
        "WHITESPACE_STR _CONSTANTS __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _decode_uXXXX c_scanstring py_scanstring re scanner scanstring"
    ),
    "json.encoder": (
        "ESCAPE ESCAPE_ASCII ESCAPE_DCT HAS_UTF8 INFINITY JSONEncoder __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _make_iterencode c_encode_basestring c_encode_basestring_ascii "
        "c_make_encoder encode_basestring encode_basestring_ascii i py_encode_basestring py_encode_basestring_ascii re"
    ),
    "json.scanner": (
        "NUMBER_RE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "c_make_scanner make_scanner py_make_scanner re"
    ),
    "json.tool": (
        "Path __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ argparse json main sys"
    ),
    "keyword": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ iskeyword "
        "issoftkeyword kwlist softkwlist"
    ),
    "linecache": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ cache checkcache "
        "clearcache functools getline getlines lazycache os sys tokenize updatecache"
    ),
    "locale": (
        "ABDAY_1 ABDAY_2 ABDAY_3 ABDAY_4 ABDAY_5 ABDAY_6 ABDAY_7 ABMON_1 ABMON_10 ABMON_11 ABMON_12 ABMON_2 ABMON_3 "
        "ABMON_4 ABMON_5 ABMON_6 ABMON_7 ABMON_8 ABMON_9 ALT_DIGITS AM_STR CHAR_MAX CODESET CRNCYSTR DAY_1 DAY_2 DAY_3 "
        "DAY_4 DAY_5 DAY_6 DAY_7 D_FMT D_T_FMT ERA ERA_D_FMT ERA_D_T_FMT ERA_T_FMT Error LC_ALL LC_COLLATE LC_CTYPE "
        "LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME MON_1 MON_10 MON_11 MON_12 MON_2 MON_3 MON_4 MON_5 MON_6 MON_7 "
        "MON_8 MON_9 NOEXPR PM_STR RADIXCHAR THOUSEP T_FMT T_FMT_AMPM YESEXPR __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _append_modifier _build_localename _builtin_str "
        "_collections_abc _format _get_locale_encoding _group _grouping_intervals _localeconv _localize "
        "_override_localeconv _parse_localename _percent_re _print_locale _replace_encoding _setlocale _strcoll "
        "_strip_padding _strxfrm _test atof atoi bind_textdomain_codeset bindtextdomain currency dcgettext delocalize "
        "dgettext encodings format format_string functools getdefaultlocale getlocale getpreferredencoding gettext k "
        "locale_alias locale_encoding_alias localeconv localize nl_langinfo normalize re resetlocale setlocale str "
        "strcoll strxfrm sys textdomain v windows_locale"
    ),
    "logging": (
        "BASIC_FORMAT BufferingFormatter CRITICAL DEBUG ERROR FATAL FileHandler Filter Filterer Formatter Handler INFO "
        "LogRecord Logger LoggerAdapter Manager NOTSET NullHandler PercentStyle PlaceHolder RootLogger StrFormatStyle "
        "StreamHandler StringTemplateStyle Template WARN WARNING _STYLES _StderrHandler __all__ __author__ "
        "__builtins__ __cached__ __date__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ "
        "__status__ __version__ _acquireLock _addHandlerRef _after_at_fork_child_reinit_locks "
        "_at_fork_reinit_lock_weakset _checkLevel _defaultFormatter _defaultLastResort _handlerList _handlers "
        "_levelToName _lock _logRecordFactory _loggerClass _nameToLevel _register_at_fork_reinit_lock _releaseLock "
        "_removeHandlerRef _showwarning _srcfile _startTime _str_formatter _warnings_showwarning addLevelName atexit "
        "basicConfig captureWarnings collections critical currentframe debug disable error exception fatal "
        "getLevelName getLogRecordFactory getLogger getLoggerClass info io lastResort log logMultiprocessing "
        "logProcesses logThreads makeLogRecord os raiseExceptions re root setLogRecordFactory setLoggerClass shutdown "
        "sys threading time traceback warn warning warnings weakref"
    ),
    "logging.config": (
        "BaseConfigurator ConvertingDict ConvertingList ConvertingMixin ConvertingTuple DEFAULT_LOGGING_CONFIG_PORT "
        "DictConfigurator IDENTIFIER RESET_ERROR StreamRequestHandler ThreadingTCPServer __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _clearExistingHandlers _create_formatters "
        "_handle_existing_loggers _install_handlers _install_loggers _listener _resolve _strip_spaces dictConfig "
        "dictConfigClass errno fileConfig io listen logging re stopListening struct sys threading traceback "
        "valid_ident"
    ),
    "logging.handlers": (
        "BaseRotatingHandler BufferingHandler DEFAULT_HTTP_LOGGING_PORT DEFAULT_SOAP_LOGGING_PORT "
        "DEFAULT_TCP_LOGGING_PORT DEFAULT_UDP_LOGGING_PORT DatagramHandler HTTPHandler MemoryHandler NTEventLogHandler "
        "QueueHandler QueueListener RotatingFileHandler SMTPHandler ST_DEV ST_INO ST_MTIME SYSLOG_TCP_PORT "
        "SYSLOG_UDP_PORT SocketHandler SysLogHandler TimedRotatingFileHandler WatchedFileHandler _MIDNIGHT "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ copy io logging os pickle "
        "queue re socket struct threading time"
    ),
    "lzma": (
        "CHECK_CRC32 CHECK_CRC64 CHECK_ID_MAX CHECK_NONE CHECK_SHA256 CHECK_UNKNOWN FILTER_ARM FILTER_ARMTHUMB "
        "FILTER_DELTA FILTER_IA64 FILTER_LZMA1 FILTER_LZMA2 FILTER_POWERPC FILTER_SPARC FILTER_X86 FORMAT_ALONE "
        "FORMAT_AUTO FORMAT_RAW FORMAT_XZ LZMACompressor LZMADecompressor LZMAError LZMAFile MF_BT2 MF_BT3 MF_BT4 "
        "MF_HC3 MF_HC4 MODE_FAST MODE_NORMAL PRESET_DEFAULT PRESET_EXTREME _MODE_CLOSED _MODE_READ _MODE_WRITE __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _compression "
        "_decode_filter_properties _encode_filter_properties builtins compress decompress io is_check_supported open "
        "os"
    ),
    "mailbox": (
        "Babyl BabylMessage Error ExternalClashError FormatError GenericAlias MH MHMessage MMDF MMDFMessage Mailbox "
        "Maildir MaildirMessage Message NoSuchMailboxError NotEmptyError _PartialFile _ProxyFile __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _create_carefully _create_temporary "
        "_lock_file _mboxMMDF _mboxMMDFMessage _singlefileMailbox _sync_close _sync_flush _unlock_file calendar "
        "contextlib copy email errno fcntl io linesep mbox mboxMessage os socket time warnings"
    ),
    "mailcap": (
        "UnsafeMailcapInput __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_find_unsafe _readmailcapfile findmatch findparam getcaps lineno_sort_key listmailcapfiles lookup os "
        "parsefield parseline re readmailcapfile show subst test warnings"
    ),
    "marshal": "__doc__ __loader__ __name__ __package__ __spec__ dump dumps load loads version",
    "math": (
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ acos acosh asin asinh atan atan2 atanh ceil comb "
        "copysign cos cosh degrees dist e erf erfc exp expm1 fabs factorial floor fmod frexp fsum gamma gcd hypot inf "
        "isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nan nextafter perm pi pow prod "
        "radians remainder sin sinh sqrt tan tanh tau trunc ulp"
    ),
    "mimetypes": (
        "MimeTypes __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_common_types_default _db _default_mime_types _encodings_map_default _main _mimetypes_read_windows_registry "
        "_suffix_map_default _types_map_default _winreg add_type common_types encodings_map guess_all_extensions "
        "guess_extension guess_type init inited knownfiles os posixpath read_mime_types suffix_map sys types_map "
        "urllib"
    ),
    "mmap": (
        "ACCESS_COPY ACCESS_DEFAULT ACCESS_READ ACCESS_WRITE ALLOCATIONGRANULARITY MADV_DODUMP MADV_DOFORK "
        "MADV_DONTDUMP MADV_DONTFORK MADV_DONTNEED MADV_FREE MADV_HUGEPAGE MADV_HWPOISON MADV_MERGEABLE "
        "MADV_NOHUGEPAGE MADV_NORMAL MADV_RANDOM MADV_REMOVE MADV_SEQUENTIAL MADV_UNMERGEABLE MADV_WILLNEED MAP_ANON "
        "MAP_ANONYMOUS MAP_DENYWRITE MAP_EXECUTABLE MAP_POPULATE MAP_PRIVATE MAP_SHARED PAGESIZE PROT_EXEC PROT_READ "
        "PROT_WRITE __doc__ __file__ __loader__ __name__ __package__ __spec__ error mmap"
    ),
    "modulefinder": (
        "AddPackagePath EXTENDED_ARG IMPORT_NAME LOAD_CONST Module ModuleFinder ReplacePackage STORE_GLOBAL STORE_NAME "
        "STORE_OPS _C_BUILTIN _C_EXTENSION _PKG_DIRECTORY _PY_COMPILED _PY_FROZEN _PY_SOURCE _SEARCH_ERROR "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _find_module dis importlib "
        "io marshal os packagePathMap replacePackageMap sys test"
    ),
    "multiprocessing": (
        "Array AuthenticationError Barrier BoundedSemaphore BufferTooShort Condition Event JoinableQueue Lock Manager "
        "Pipe Pool Process ProcessError Queue RLock RawArray RawValue SUBDEBUG SUBWARNING Semaphore SimpleQueue "
        "TimeoutError Value __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ "
        "__spec__ active_children allow_connection_pickling connection context cpu_count current_process "
        "freeze_support get_all_start_methods get_context get_logger get_start_method log_to_stderr parent_process "
        "process queues reducer reduction set_executable set_forkserver_preload set_start_method sys util"
    ),
    "multiprocessing.connection": (
        "AuthenticationError BUFSIZE BufferTooShort CHALLENGE CONNECTION_TIMEOUT Client Connection ConnectionWrapper "
        "FAILURE Listener MESSAGE_LENGTH Pipe SocketClient SocketListener WELCOME XmlClient XmlListener "
        "_ConnectionBase _ForkingPickler _WaitSelector __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _check_timeout _init_timeout _mmap_counter _multiprocessing _validate_family "
        "_winapi _xml_dumps _xml_loads address_type answer_challenge arbitrary_address default_family "
        "deliver_challenge families io itertools os rebuild_connection reduce_connection reduction selectors socket "
        "struct sys tempfile time util wait"
    ),
    "multiprocessing.context": (
        "AuthenticationError BaseContext BufferTooShort DefaultContext ForkContext ForkProcess ForkServerContext "
        "ForkServerProcess Process ProcessError SpawnContext SpawnProcess TimeoutError __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _concrete_contexts _default_context "
        "_force_start_method _tls assert_spawning get_spawning_popen os process reduction set_spawning_popen sys "
        "threading"
    ),
    "multiprocessing.dummy": (
        "Array Barrier BoundedSemaphore Condition DummyProcess Event JoinableQueue Lock Manager Namespace Pipe Pool "
        "Process Queue RLock Semaphore Value __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __path__ __spec__ active_children array connection current_process dict freeze_support list "
        "shutdown sys threading weakref"
    ),
    "multiprocessing.dummy.connection": (
        "Client Connection Listener Pipe Queue __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ families"
    ),
    "multiprocessing.forkserver": (
        "ForkServer MAXFDS_TO_SEND SIGNED_STRUCT __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _forkserver _serve_one connect_to_new_process connection ensure_running errno "
        "get_inherited_fds main os process read_signed reduction resource_tracker selectors set_forkserver_preload "
        "signal socket spawn struct sys threading util warnings write_signed"
    ),
    "multiprocessing.heap": (
        "Arena BufferWrapper Heap __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ assert_spawning bisect defaultdict mmap os rebuild_arena reduce_arena reduction sys tempfile "
        "threading util"
    ),
    "multiprocessing.managers": (
        "AcquirerProxy Array ArrayProxy AutoProxy BarrierProxy BaseListProxy BaseManager BasePoolProxy BaseProxy "
        "ConditionProxy DictProxy EventProxy HAS_SHMEM IteratorProxy ListProxy MakeProxyType Namespace NamespaceProxy "
        "PoolProxy ProcessError ProcessLocalSet RebuildProxy RemoteError Server SharedMemoryManager SharedMemoryServer "
        "State SyncManager Token Value ValueProxy _SharedMemoryTracker __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ all_methods array connection convert_to_error dispatch "
        "format_exc get_context get_spawning_popen getpid listener_client os pool process public_methods queue "
        "rebuild_as_list reduce_array reduction shared_memory signal sys threading time types util view_type "
        "view_types"
    ),
    "multiprocessing.pool": (
        "ApplyResult AsyncResult CLOSE ExceptionWithTraceback IMapIterator IMapUnorderedIterator INIT MapResult "
        "MaybeEncodingError Pool RUN RemoteTraceback TERMINATE ThreadPool TimeoutError _PoolCache __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _helper_reraises_exception collections "
        "get_context itertools job_counter mapstar os queue rebuild_exc starmapstar threading time traceback types "
        "util wait warnings worker"
    ),
    "multiprocessing.popen_fork": (
        "Popen __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ os signal util"
    ),
    "multiprocessing.popen_forkserver": (
        "Popen _DupFd __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "forkserver io os popen_fork reduction set_spawning_popen spawn util"
    ),
    "multiprocessing.popen_spawn_posix": (
        "Popen _DupFd __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ io os "
        "popen_fork reduction set_spawning_popen spawn util"
    ),
    "multiprocessing.process": (
        "AuthenticationString BaseProcess ORIGINAL_DIR WeakSet _ParentProcess __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _children _cleanup _current_process _dangling "
        "_exitcode_to_name _parent_process _process_counter active_children current_process itertools name os "
        "parent_process signal signum sys threading"
    ),
    "multiprocessing.queues": (
        "Empty Finalize Full JoinableQueue Queue SimpleQueue _ForkingPickler __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _multiprocessing _sentinel collections connection context "
        "debug errno info is_exiting os register_after_fork sys threading time types weakref"
    ),
    "multiprocessing.reduction": (
        "ABCMeta ACKNOWLEDGE AbstractReducer DupFd ForkingPickler HAVE_SEND_HANDLE _C __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _rebuild_partial _rebuild_socket _reduce_method "
        "_reduce_method_descriptor _reduce_partial _reduce_socket array context copyreg dump functools io os pickle "
        "recv_handle recvfds register send_handle sendfds socket sys"
    ),
    "multiprocessing.resource_sharer": (
        "DupFd _ResourceSharer __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _resource_sharer os process reduction signal socket stop sys threading util"
    ),
    "multiprocessing.resource_tracker": (
        "ResourceTracker _CLEANUP_FUNCS _HAVE_SIGMASK _IGNORED_SIGNALS __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _multiprocessing _posixshmem _resource_tracker "
        "ensure_running getfd main os register signal spawn sys threading unregister util warnings"
    ),
    "multiprocessing.shared_memory": (
        "ShareableList SharedMemory _O_CREX _SHM_NAME_PREFIX _SHM_SAFE_NAME_LENGTH _USE_POSIX __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _encoding _make_filename _posixshmem "
        "errno mmap os partial resource_tracker secrets struct types"
    ),
    "multiprocessing.sharedctypes": (
        "Array RawArray RawValue Synchronized SynchronizedArray SynchronizedBase SynchronizedString Value "
        "_ForkingPickler __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_new_value assert_spawning class_cache copy ctypes get_context heap make_property prop_cache rebuild_ctype "
        "reduce_ctype reduction synchronized template typecode_to_type weakref"
    ),
    "multiprocessing.spawn": (
        "WINEXE WINSERVICE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_check_not_importing_main _fixup_main_from_name _fixup_main_from_path _main _python_exe freeze_support "
        "get_command_line get_executable get_preparation_data get_start_method import_main_path is_forking "
        "old_main_modules os prepare process reduction runpy set_executable set_start_method spawn_main sys types util"
    ),
    "multiprocessing.synchronize": (
        "Barrier BoundedSemaphore Condition Event Lock RECURSIVE_MUTEX RLock SEMAPHORE SEM_VALUE_MAX SemLock Semaphore "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _multiprocessing "
        "context process sem_unlink sys tempfile threading time util"
    ),
    "multiprocessing.util": (
        "DEBUG DEFAULT_LOGGING_FORMAT Finalize ForkAwareLocal ForkAwareThreadLock INFO LOGGER_NAME MAXFD NOTSET "
        "SUBDEBUG SUBWARNING __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_afterfork_counter _afterfork_registry _args_from_interpreter_flags _cleanup_tests _close_stdin "
        "_exit_function _exiting _finalizer_counter _finalizer_registry _flush_std_streams _log_to_stderr _logger "
        "_platform_supports_abstract_sockets _remove_temp_dir _run_after_forkers _run_finalizers "
        "abstract_sockets_supported atexit close_all_fds_except close_fds debug get_logger get_temp_dir info "
        "is_abstract_socket_namespace is_exiting itertools log_to_stderr os process register_after_fork spawnv_passfds "
        "sub_debug sub_warning sys threading weakref"
    ),
    "netrc": (
        "NetrcParseError __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "netrc os shlex stat"
    ),
    "nis": "__doc__ __file__ __loader__ __name__ __package__ __spec__ cat error get_default_domain maps match",
    "nntplib": (
        "ArticleInfo GroupInfo NNTP NNTPDataError NNTPError NNTPPermanentError NNTPProtocolError NNTPReplyError "
        "NNTPTemporaryError NNTP_PORT NNTP_SSL NNTP_SSL_PORT _CRLF _DEFAULT_OVERVIEW_FMT _GLOBAL_DEFAULT_TIMEOUT "
        "_LONGRESP _MAXLINE _OVERVIEW_FMT_ALTERNATIVES __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _email_decode_header _encrypt_on _have_ssl _parse_datetime _parse_overview "
        "_parse_overview_fmt _unparse_datetime collections datetime decode_header re socket ssl sys"
    ),
    "ntpath": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _abspath_fallback "
        "_get_bothseps _getvolumepathname abspath altsep basename commonpath commonprefix curdir defpath devnull "
        "dirname exists expanduser expandvars extsep genericpath getatime getctime getmtime getsize isabs isdir isfile "
        "islink ismount join lexists normcase normpath os pardir pathsep realpath relpath samefile sameopenfile "
        "samestat sep split splitdrive splitext stat supports_unicode_filenames sys"
    ),
    "nturl2path": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ pathname2url url2pathname"
    ),
    "numbers": (
        "ABCMeta Complex Integral Number Rational Real __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ abstractmethod"
    ),
    "opcode": (
        "EXTENDED_ARG HAVE_ARGUMENT __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ cmp_op hascompare hasconst hasfree hasjabs hasjrel haslocal hasname hasnargs opmap opname "
        "stack_effect"
    ),
    "operator": (
        "__abs__ __add__ __all__ __and__ __builtins__ __cached__ __concat__ __contains__ __delitem__ __doc__ __eq__ "
        "__file__ __floordiv__ __ge__ __getitem__ __gt__ __iadd__ __iand__ __iconcat__ __ifloordiv__ __ilshift__ "
        "__imatmul__ __imod__ __imul__ __index__ __inv__ __invert__ __ior__ __ipow__ __irshift__ __isub__ __itruediv__ "
        "__ixor__ __le__ __loader__ __lshift__ __lt__ __matmul__ __mod__ __mul__ __name__ __ne__ __neg__ __not__ "
        "__or__ __package__ __pos__ __pow__ __rshift__ __setitem__ __spec__ __sub__ __truediv__ __xor__ _abs abs add "
        "and_ attrgetter concat contains countOf delitem eq floordiv ge getitem gt iadd iand iconcat ifloordiv ilshift "
        "imatmul imod imul index indexOf inv invert ior ipow irshift is_ is_not isub itemgetter itruediv ixor le "
        "length_hint lshift lt matmul methodcaller mod mul ne neg not_ or_ pos pow rshift setitem sub truediv truth "
        "xor"
    ),
    "optparse": (
        "AmbiguousOptionError BadOptionError HelpFormatter IndentedHelpFormatter NO_DEFAULT OptParseError Option "
        "OptionConflictError OptionContainer OptionError OptionGroup OptionParser OptionValueError SUPPRESS_HELP "
        "SUPPRESS_USAGE TitledHelpFormatter Values _ __all__ __builtins__ __cached__ __copyright__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ __version__ _builtin_cvt _match_abbrev _parse_int _parse_num _repr "
        "check_builtin check_choice gettext make_option ngettext os sys textwrap"
    ),
    "os": (
        "CLD_CONTINUED CLD_DUMPED CLD_EXITED CLD_KILLED CLD_STOPPED CLD_TRAPPED DirEntry EFD_CLOEXEC EFD_NONBLOCK "
        "EFD_SEMAPHORE EX_CANTCREAT EX_CONFIG EX_DATAERR EX_IOERR EX_NOHOST EX_NOINPUT EX_NOPERM EX_NOUSER EX_OK "
        "EX_OSERR EX_OSFILE EX_PROTOCOL EX_SOFTWARE EX_TEMPFAIL EX_UNAVAILABLE EX_USAGE F_LOCK F_OK F_TEST F_TLOCK "
        "F_ULOCK GRND_NONBLOCK GRND_RANDOM GenericAlias MFD_ALLOW_SEALING MFD_CLOEXEC MFD_HUGETLB MFD_HUGE_16GB "
        "MFD_HUGE_16MB MFD_HUGE_1GB MFD_HUGE_1MB MFD_HUGE_256MB MFD_HUGE_2GB MFD_HUGE_2MB MFD_HUGE_32MB MFD_HUGE_512KB "
        "MFD_HUGE_512MB MFD_HUGE_64KB MFD_HUGE_8MB MFD_HUGE_MASK MFD_HUGE_SHIFT Mapping MutableMapping NGROUPS_MAX "
        "O_ACCMODE O_APPEND O_ASYNC O_CLOEXEC O_CREAT O_DIRECT O_DIRECTORY O_DSYNC O_EXCL O_FSYNC O_LARGEFILE O_NDELAY "
        "O_NOATIME O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH O_RDONLY O_RDWR O_RSYNC O_SYNC O_TMPFILE O_TRUNC O_WRONLY "
        "POSIX_FADV_DONTNEED POSIX_FADV_NOREUSE POSIX_FADV_NORMAL POSIX_FADV_RANDOM POSIX_FADV_SEQUENTIAL "
        "POSIX_FADV_WILLNEED POSIX_SPAWN_CLOSE POSIX_SPAWN_DUP2 POSIX_SPAWN_OPEN PRIO_PGRP PRIO_PROCESS PRIO_USER "
        "P_ALL P_NOWAIT P_NOWAITO P_PGID P_PID P_PIDFD P_WAIT PathLike RTLD_DEEPBIND RTLD_GLOBAL RTLD_LAZY RTLD_LOCAL "
        "RTLD_NODELETE RTLD_NOLOAD RTLD_NOW RWF_APPEND RWF_DSYNC RWF_HIPRI RWF_NOWAIT RWF_SYNC R_OK SCHED_BATCH "
        "SCHED_FIFO SCHED_IDLE SCHED_OTHER SCHED_RESET_ON_FORK SCHED_RR SEEK_CUR SEEK_DATA SEEK_END SEEK_HOLE SEEK_SET "
        "SPLICE_F_MORE SPLICE_F_MOVE SPLICE_F_NONBLOCK ST_APPEND ST_MANDLOCK ST_NOATIME ST_NODEV ST_NODIRATIME "
        "ST_NOEXEC ST_NOSUID ST_RDONLY ST_RELATIME ST_SYNCHRONOUS ST_WRITE TMP_MAX WCONTINUED WCOREDUMP WEXITED "
        "WEXITSTATUS WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED WNOHANG WNOWAIT WSTOPPED WSTOPSIG WTERMSIG "
        "WUNTRACED W_OK XATTR_CREATE XATTR_REPLACE XATTR_SIZE_MAX X_OK _Environ __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _check_methods _execvpe _exists _exit _fspath "
        "_fwalk _get_exports_list _spawnvef _walk _wrap_close abc abort access altsep chdir chmod chown chroot close "
        "closerange confstr confstr_names copy_file_range cpu_count ctermid curdir defpath device_encoding devnull dup "
        "dup2 environ environb error eventfd eventfd_read eventfd_write execl execle execlp execlpe execv execve "
        "execvp execvpe extsep fchdir fchmod fchown fdatasync fdopen fork forkpty fpathconf fsdecode fsencode fspath "
        "fstat fstatvfs fsync ftruncate fwalk get_blocking get_exec_path get_inheritable get_terminal_size getcwd "
        "getcwdb getegid getenv getenvb geteuid getgid getgrouplist getgroups getloadavg getlogin getpgid getpgrp "
        "getpid getppid getpriority getrandom getresgid getresuid getsid getuid getxattr initgroups isatty kill killpg "
        "lchown linesep link listdir listxattr lockf lseek lstat major makedev makedirs memfd_create minor mkdir "
        "mkfifo mknod name nice open openpty pardir path pathconf pathconf_names pathsep pidfd_open pipe pipe2 popen "
        "posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv putenv pwrite pwritev read readlink readv "
        "register_at_fork remove removedirs removexattr rename renames replace rmdir scandir sched_get_priority_max "
        "sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler sched_param sched_rr_get_interval "
        "sched_setaffinity sched_setparam sched_setscheduler sched_yield sendfile sep set_blocking set_inheritable "
        "setegid seteuid setgid setgroups setpgid setpgrp setpriority setregid setresgid setresuid setreuid setsid "
        "setuid setxattr spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe splice st stat stat_result "
        "statvfs statvfs_result strerror supports_bytes_environ supports_dir_fd supports_effective_ids supports_fd "
        "supports_follow_symlinks symlink sync sys sysconf sysconf_names system tcgetpgrp tcsetpgrp terminal_size "
        "times times_result truncate ttyname umask uname uname_result unlink unsetenv urandom utime wait wait3 wait4 "
        "waitid waitid_result waitpid waitstatus_to_exitcode walk write writev"
    ),
    "os.path": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _get_sep "
        "_joinrealpath _varprog _varprogb abspath altsep basename commonpath commonprefix curdir defpath devnull "
        "dirname exists expanduser expandvars extsep genericpath getatime getctime getmtime getsize isabs isdir isfile "
        "islink ismount join lexists normcase normpath os pardir pathsep realpath relpath samefile sameopenfile "
        "samestat sep split splitdrive splitext stat supports_unicode_filenames sys"
    ),
    "ossaudiodev": (
        "AFMT_AC3 AFMT_A_LAW AFMT_IMA_ADPCM AFMT_MPEG AFMT_MU_LAW AFMT_QUERY AFMT_S16_BE AFMT_S16_LE AFMT_S16_NE "
        "AFMT_S8 AFMT_U16_BE AFMT_U16_LE AFMT_U8 OSSAudioError SNDCTL_COPR_HALT SNDCTL_COPR_LOAD SNDCTL_COPR_RCODE "
        "SNDCTL_COPR_RCVMSG SNDCTL_COPR_RDATA SNDCTL_COPR_RESET SNDCTL_COPR_RUN SNDCTL_COPR_SENDMSG SNDCTL_COPR_WCODE "
        "SNDCTL_COPR_WDATA SNDCTL_DSP_BIND_CHANNEL SNDCTL_DSP_CHANNELS SNDCTL_DSP_GETBLKSIZE SNDCTL_DSP_GETCAPS "
        "SNDCTL_DSP_GETCHANNELMASK SNDCTL_DSP_GETFMTS SNDCTL_DSP_GETIPTR SNDCTL_DSP_GETISPACE SNDCTL_DSP_GETODELAY "
        "SNDCTL_DSP_GETOPTR SNDCTL_DSP_GETOSPACE SNDCTL_DSP_GETSPDIF SNDCTL_DSP_GETTRIGGER SNDCTL_DSP_MAPINBUF "
        "SNDCTL_DSP_MAPOUTBUF SNDCTL_DSP_NONBLOCK SNDCTL_DSP_POST SNDCTL_DSP_PROFILE SNDCTL_DSP_RESET "
        "SNDCTL_DSP_SAMPLESIZE SNDCTL_DSP_SETDUPLEX SNDCTL_DSP_SETFMT SNDCTL_DSP_SETFRAGMENT SNDCTL_DSP_SETSPDIF "
        "SNDCTL_DSP_SETSYNCRO SNDCTL_DSP_SETTRIGGER SNDCTL_DSP_SPEED SNDCTL_DSP_STEREO SNDCTL_DSP_SUBDIVIDE "
        "SNDCTL_DSP_SYNC SNDCTL_FM_4OP_ENABLE SNDCTL_FM_LOAD_INSTR SNDCTL_MIDI_INFO SNDCTL_MIDI_MPUCMD "
        "SNDCTL_MIDI_MPUMODE SNDCTL_MIDI_PRETIME SNDCTL_SEQ_CTRLRATE SNDCTL_SEQ_GETINCOUNT SNDCTL_SEQ_GETOUTCOUNT "
        "SNDCTL_SEQ_GETTIME SNDCTL_SEQ_NRMIDIS SNDCTL_SEQ_NRSYNTHS SNDCTL_SEQ_OUTOFBAND SNDCTL_SEQ_PANIC "
        "SNDCTL_SEQ_PERCMODE SNDCTL_SEQ_RESET SNDCTL_SEQ_RESETSAMPLES SNDCTL_SEQ_SYNC SNDCTL_SEQ_TESTMIDI "
        "SNDCTL_SEQ_THRESHOLD SNDCTL_SYNTH_CONTROL SNDCTL_SYNTH_ID SNDCTL_SYNTH_INFO SNDCTL_SYNTH_MEMAVL "
        "SNDCTL_SYNTH_REMOVESAMPLE SNDCTL_TMR_CONTINUE SNDCTL_TMR_METRONOME SNDCTL_TMR_SELECT SNDCTL_TMR_SOURCE "
        "SNDCTL_TMR_START SNDCTL_TMR_STOP SNDCTL_TMR_TEMPO SNDCTL_TMR_TIMEBASE SOUND_MIXER_ALTPCM SOUND_MIXER_BASS "
        "SOUND_MIXER_CD SOUND_MIXER_DIGITAL1 SOUND_MIXER_DIGITAL2 SOUND_MIXER_DIGITAL3 SOUND_MIXER_IGAIN "
        "SOUND_MIXER_IMIX SOUND_MIXER_LINE SOUND_MIXER_LINE1 SOUND_MIXER_LINE2 SOUND_MIXER_LINE3 SOUND_MIXER_MIC "
        "SOUND_MIXER_MONITOR SOUND_MIXER_NRDEVICES SOUND_MIXER_OGAIN SOUND_MIXER_PCM SOUND_MIXER_PHONEIN "
        "SOUND_MIXER_PHONEOUT SOUND_MIXER_RADIO SOUND_MIXER_RECLEV SOUND_MIXER_SPEAKER SOUND_MIXER_SYNTH "
        "SOUND_MIXER_TREBLE SOUND_MIXER_VIDEO SOUND_MIXER_VOLUME __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ control_labels control_names error open openmixer"
    ),
    "pathlib": (
        "EBADF EINVAL ELOOP ENOENT ENOTDIR Path PosixPath PurePath PurePosixPath PureWindowsPath S_ISBLK S_ISCHR "
        "S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK Sequence WindowsPath _Accessor _Flavour _IGNORED_ERROS "
        "_IGNORED_WINERRORS _NormalAccessor _PathParents _PosixFlavour _PreciseSelector _RecursiveWildcardSelector "
        "_Selector _TerminatingSelector _WINERROR_CANT_RESOLVE_FILENAME _WINERROR_INVALID_NAME _WINERROR_NOT_READY "
        "_WildcardSelector _WindowsFlavour __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _ignore_error _is_wildcard_pattern _make_selector _normal_accessor _posix_flavour "
        "_windows_flavour attrgetter fnmatch functools io ntpath os posixpath re sys urlquote_from_bytes warnings"
    ),
    "pdb": (
        "Pdb Restart TESTCMD __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_rstr _usage bdb cmd code dis find_function glob help inspect io lasti2lineno line_prefix linecache main os "
        "pm post_mortem pprint re run runcall runctx runeval set_trace signal sys test tokenize traceback"
    ),
    "pickle": (
        "ADDITEMS APPEND APPENDS BINBYTES BINBYTES8 BINFLOAT BINGET BININT BININT1 BININT2 BINPERSID BINPUT BINSTRING "
        "BINUNICODE BINUNICODE8 BUILD BYTEARRAY8 DEFAULT_PROTOCOL DICT DUP EMPTY_DICT EMPTY_LIST EMPTY_SET EMPTY_TUPLE "
        "EXT1 EXT2 EXT4 FALSE FLOAT FRAME FROZENSET FunctionType GET GLOBAL HIGHEST_PROTOCOL INST INT LIST LONG LONG1 "
        "LONG4 LONG_BINGET LONG_BINPUT MARK MEMOIZE NEWFALSE NEWOBJ NEWOBJ_EX NEWTRUE NEXT_BUFFER NONE OBJ PERSID POP "
        "POP_MARK PROTO PUT PickleBuffer PickleError Pickler PicklingError PyStringMap READONLY_BUFFER REDUCE SETITEM "
        "SETITEMS SHORT_BINBYTES SHORT_BINSTRING SHORT_BINUNICODE STACK_GLOBAL STOP STRING TRUE TUPLE TUPLE1 TUPLE2 "
        "TUPLE3 UNICODE Unpickler UnpicklingError _Framer _HAVE_PICKLE_BUFFER _Pickler _Stop _Unframer _Unpickler "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _compat_pickle "
        "_dump _dumps _extension_cache _extension_registry _getattribute _inverted_registry _load _loads _test "
        "_tuplesize2code bytes_types codecs compatible_formats decode_long dispatch_table dump dumps encode_long "
        "format_version io islice load loads maxsize pack partial re sys unpack whichmodule"
    ),
    "pickletools": (
        "ArgumentDescriptor OpcodeInfo StackObject TAKEN_FROM_ARGUMENT1 TAKEN_FROM_ARGUMENT4 TAKEN_FROM_ARGUMENT4U "
        "TAKEN_FROM_ARGUMENT8U UP_TO_NEWLINE _Example __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ __test__ _dis_test _genops _memo_test _test _unpack anyobject bytearray8 bytes1 "
        "bytes4 bytes8 bytes_types code2op codecs decimalnl_long decimalnl_short decode_long dis float8 floatnl genops "
        "int4 io long1 long4 markobject opcodes optimize pickle pybool pybuffer pybytearray pybytes pybytes_or_str "
        "pydict pyfloat pyfrozenset pyint pyinteger_or_bool pylist pylong pynone pyset pystring pytuple pyunicode re "
        "read_bytearray8 read_bytes1 read_bytes4 read_bytes8 read_decimalnl_long read_decimalnl_short read_float8 "
        "read_floatnl read_int4 read_long1 read_long4 read_string1 read_string4 read_stringnl read_stringnl_noescape "
        "read_stringnl_noescape_pair read_uint1 read_uint2 read_uint4 read_uint8 read_unicodestring1 "
        "read_unicodestring4 read_unicodestring8 read_unicodestringnl stackslice string1 string4 stringnl "
        "stringnl_noescape stringnl_noescape_pair sys uint1 uint2 uint4 uint8 unicodestring1 unicodestring4 "
        "unicodestring8 unicodestringnl"
    ),
    "pipes": (
        "FILEIN_FILEOUT FILEIN_STDOUT SINK SOURCE STDIN_FILEOUT STDIN_STDOUT Template __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ makepipeline os quote re stepkinds tempfile"
    ),
    "pkgutil": (
        "ImpImporter ImpLoader ModuleInfo ModuleType _NAME_PATTERN __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _get_spec _import_imp _iter_file_finder_modules extend_path "
        "find_loader get_data get_importer get_loader importlib iter_importer_modules iter_importers iter_modules "
        "iter_zipimport_modules namedtuple os read_code resolve_name simplegeneric sys walk_packages warnings "
        "zipimport zipimporter"
    ),
    "platform": (
        "_Processor _WIN32_CLIENT_RELEASES _WIN32_SERVER_RELEASES __builtins__ __cached__ __copyright__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ __version__ _comparable_version _component_re "
        "_default_architecture _follow_symlinks _get_machine_win32 _ironpython26_sys_version_parser "
        "_ironpython_sys_version_parser _java_getprop _libc_search _mac_ver_xml _node _norm_version _os_release_cache "
        "_os_release_candidates _os_release_line _os_release_unescape _parse_os_release _platform _platform_cache "
        "_pypy_sys_version_parser _sys_version _sys_version_cache _sys_version_parser _syscmd_file _syscmd_ver "
        "_uname_cache _unknown_as_blank _ver_output _ver_stages architecture collections freedesktop_os_release "
        "functools itertools java_ver libc_ver mac_ver machine node os platform processor python_branch python_build "
        "python_compiler python_implementation python_revision python_version python_version_tuple re release "
        "subprocess sys system system_alias uname uname_result version win32_edition win32_is_iot win32_ver"
    ),
    "plistlib": (
        "BytesIO FMT_BINARY FMT_XML InvalidFileException PLISTHEADER ParserCreate PlistFormat UID _BINARY_FORMAT "
        "_BinaryPlistParser _BinaryPlistWriter _DumbXMLWriter _FORMATS _PlistParser _PlistWriter __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _controlCharPat _count_to_size "
        "_dateParser _date_from_string _date_to_string _decode_base64 _encode_base64 _escape _is_fmt_binary "
        "_is_fmt_xml _scalars _undefined binascii codecs datetime dump dumps enum itertools load loads os re struct"
    ),
    "poplib": (
        "CR CRLF HAVE_SSL LF POP3 POP3_PORT POP3_SSL POP3_SSL_PORT _MAXLINE __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ errno error_proto re socket ssl sys"
    ),
    "posix": (
        "CLD_CONTINUED CLD_DUMPED CLD_EXITED CLD_KILLED CLD_STOPPED CLD_TRAPPED DirEntry EFD_CLOEXEC EFD_NONBLOCK "
        "EFD_SEMAPHORE EX_CANTCREAT EX_CONFIG EX_DATAERR EX_IOERR EX_NOHOST EX_NOINPUT EX_NOPERM EX_NOUSER EX_OK "
        "EX_OSERR EX_OSFILE EX_PROTOCOL EX_SOFTWARE EX_TEMPFAIL EX_UNAVAILABLE EX_USAGE F_LOCK F_OK F_TEST F_TLOCK "
        "F_ULOCK GRND_NONBLOCK GRND_RANDOM MFD_ALLOW_SEALING MFD_CLOEXEC MFD_HUGETLB MFD_HUGE_16GB MFD_HUGE_16MB "
        "MFD_HUGE_1GB MFD_HUGE_1MB MFD_HUGE_256MB MFD_HUGE_2GB MFD_HUGE_2MB MFD_HUGE_32MB MFD_HUGE_512KB "
        "MFD_HUGE_512MB MFD_HUGE_64KB MFD_HUGE_8MB MFD_HUGE_MASK MFD_HUGE_SHIFT NGROUPS_MAX O_ACCMODE O_APPEND O_ASYNC "
        "O_CLOEXEC O_CREAT O_DIRECT O_DIRECTORY O_DSYNC O_EXCL O_FSYNC O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY "
        "O_NOFOLLOW O_NONBLOCK O_PATH O_RDONLY O_RDWR O_RSYNC O_SYNC O_TMPFILE O_TRUNC O_WRONLY POSIX_FADV_DONTNEED "
        "POSIX_FADV_NOREUSE POSIX_FADV_NORMAL POSIX_FADV_RANDOM POSIX_FADV_SEQUENTIAL POSIX_FADV_WILLNEED "
        "POSIX_SPAWN_CLOSE POSIX_SPAWN_DUP2 POSIX_SPAWN_OPEN PRIO_PGRP PRIO_PROCESS PRIO_USER P_ALL P_PGID P_PID "
        "P_PIDFD RTLD_DEEPBIND RTLD_GLOBAL RTLD_LAZY RTLD_LOCAL RTLD_NODELETE RTLD_NOLOAD RTLD_NOW RWF_APPEND "
        "RWF_DSYNC RWF_HIPRI RWF_NOWAIT RWF_SYNC R_OK SCHED_BATCH SCHED_FIFO SCHED_IDLE SCHED_OTHER "
        "SCHED_RESET_ON_FORK SCHED_RR SEEK_DATA SEEK_HOLE SPLICE_F_MORE SPLICE_F_MOVE SPLICE_F_NONBLOCK ST_APPEND "
        "ST_MANDLOCK ST_NOATIME ST_NODEV ST_NODIRATIME ST_NOEXEC ST_NOSUID ST_RDONLY ST_RELATIME ST_SYNCHRONOUS "
        "ST_WRITE TMP_MAX WCONTINUED WCOREDUMP WEXITED WEXITSTATUS WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED "
        "WNOHANG WNOWAIT WSTOPPED WSTOPSIG WTERMSIG WUNTRACED W_OK XATTR_CREATE XATTR_REPLACE XATTR_SIZE_MAX X_OK "
        "__doc__ __loader__ __name__ __package__ __spec__ _exit _have_functions abort access chdir chmod chown chroot "
        "close closerange confstr confstr_names copy_file_range cpu_count ctermid device_encoding dup dup2 environ "
        "error eventfd eventfd_read eventfd_write execv execve fchdir fchmod fchown fdatasync fork forkpty fpathconf "
        "fspath fstat fstatvfs fsync ftruncate get_blocking get_inheritable get_terminal_size getcwd getcwdb getegid "
        "geteuid getgid getgrouplist getgroups getloadavg getlogin getpgid getpgrp getpid getppid getpriority "
        "getrandom getresgid getresuid getsid getuid getxattr initgroups isatty kill killpg lchown link listdir "
        "listxattr lockf lseek lstat major makedev memfd_create minor mkdir mkfifo mknod nice open openpty pathconf "
        "pathconf_names pidfd_open pipe pipe2 posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv "
        "putenv pwrite pwritev read readlink readv register_at_fork remove removexattr rename replace rmdir scandir "
        "sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler sched_param "
        "sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler sched_yield sendfile set_blocking "
        "set_inheritable setegid seteuid setgid setgroups setpgid setpgrp setpriority setregid setresgid setresuid "
        "setreuid setsid setuid setxattr splice stat stat_result statvfs statvfs_result strerror symlink sync sysconf "
        "sysconf_names system tcgetpgrp tcsetpgrp terminal_size times times_result truncate ttyname umask uname "
        "uname_result unlink unsetenv urandom utime wait wait3 wait4 waitid waitid_result waitpid "
        "waitstatus_to_exitcode write writev"
    ),
    "posixpath": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _get_sep "
        "_joinrealpath _varprog _varprogb abspath altsep basename commonpath commonprefix curdir defpath devnull "
        "dirname exists expanduser expandvars extsep genericpath getatime getctime getmtime getsize isabs isdir isfile "
        "islink ismount join lexists normcase normpath os pardir pathsep realpath relpath samefile sameopenfile "
        "samestat sep split splitdrive splitext stat supports_unicode_filenames sys"
    ),
    "pprint": (
        "PrettyPrinter _StringIO __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _builtin_scalars _collections _dataclasses _perfcheck _recursion _safe_key _safe_tuple _sys _types "
        "_wrap_bytes_repr isreadable isrecursive pformat pp pprint re saferepr"
    ),
    "profile": (
        "Profile _Utils __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ io "
        "main marshal run runctx sys time"
    ),
    "pstats": (
        "Dict Enum FunctionProfile SortKey Stats StatsProfile TupleComp __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ add_callers add_func_stats cmp_to_key count_calls dataclass "
        "f8 func_get_function_name func_std_string func_strip_path marshal os re sys time"
    ),
    "pty": (
        "CHILD STDERR_FILENO STDIN_FILENO STDOUT_FILENO __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _copy _open_terminal _read _writen close fork master_open openpty os select "
        "setraw slave_open spawn sys tcgetattr tcsetattr tty waitpid"
    ),
    "pwd": "__doc__ __loader__ __name__ __package__ __spec__ getpwall getpwnam getpwuid struct_passwd",
    "py_compile": (
        "PyCompileError PycInvalidationMode __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _get_default_invalidation_mode compile enum importlib main os sys traceback"
    ),
    "pyclbr": (
        "Class Function _ModuleBrowser _Object __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _create_tree _main _modules _nest_class _nest_function _readmodule ast importlib "
        "readmodule readmodule_ex sys"
    ),
    "pydoc": (
        "Doc ErrorDuringImport HTMLDoc HTMLRepr Helper ModuleScanner Repr TextDoc TextRepr _PlainTextDoc __all__ "
        "__author__ __builtins__ __cached__ __credits__ __date__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _adjust_cli_sys_path _escape_stdout _findclass _finddoc _get_revised_path _getdoc _getowndoc "
        "_is_bound_method _isclass _re_stripid _split_list _start_server _url_handler allmethods apropos browse "
        "builtins classify_class_attrs classname cli cram deque describe doc format_exception_only getdoc getpager "
        "help html importfile importlib inspect io isdata ispackage ispath locate os pager pathdirs pipepager pkgutil "
        "plain plainpager plaintext platform re render_doc replace resolve safeimport sort_attributes source_synopsis "
        "splitdoc stripid synopsis sys sysconfig tempfilepager text time tokenize ttypager types urllib visiblename "
        "warnings writedoc writedocs"
    ),
    "pydoc_data": "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__",
    "pydoc_data.topics": ("__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ topics"),
    "pyexpat": (
        "EXPAT_VERSION ErrorString ExpatError ParserCreate XMLParserType XML_PARAM_ENTITY_PARSING_ALWAYS "
        "XML_PARAM_ENTITY_PARSING_NEVER XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ error errors expat_CAPI features model native_encoding version_info"
    ),
    "queue": (
        "Empty Full LifoQueue PriorityQueue Queue SimpleQueue _PySimpleQueue __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ deque heappop heappush threading time types"
    ),
    "quopri": (
        "EMPTYSTRING ESCAPE HEX MAXLINESIZE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ a2b_qp b2a_qp decode decodestring encode encodestring ishex main needsquoting quote "
        "unhex"
    ),
    "random": (
        "BPF LOG4 NV_MAGICCONST RECIP_BPF Random SG_MAGICCONST SystemRandom TWOPI _ONE _Sequence _Set __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _accumulate _acos _bisect "
        "_ceil _cos _e _exp _floor _index _inst _isfinite _log _os _pi _random _repeat _sha512 _sin _sqrt _test "
        "_test_generator _urandom _warn betavariate choice choices expovariate gammavariate gauss getrandbits getstate "
        "lognormvariate normalvariate paretovariate randbytes randint random randrange sample seed setstate shuffle "
        "triangular uniform vonmisesvariate weibullvariate"
    ),
    "re": (
        "A ASCII DEBUG DOTALL I IGNORECASE L LOCALE M MULTILINE Match Pattern RegexFlag S Scanner T TEMPLATE U UNICODE "
        "VERBOSE X _MAXCACHE __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "__version__ _cache _compile _compile_repl _expand _locale _pickle _special_chars_map _subx compile copyreg "
        "enum error escape findall finditer fullmatch functools match purge search split sre_compile sre_parse sub "
        "subn template"
    ),
    "readline": (
        "_READLINE_LIBRARY_VERSION _READLINE_RUNTIME_VERSION _READLINE_VERSION __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ add_history append_history_file clear_history get_begidx get_completer "
        "get_completer_delims get_completion_type get_current_history_length get_endidx get_history_item "
        "get_history_length get_line_buffer insert_text parse_and_bind read_history_file read_init_file redisplay "
        "remove_history_item replace_history_item set_auto_history set_completer set_completer_delims "
        "set_completion_display_matches_hook set_history_length set_pre_input_hook set_startup_hook write_history_file"
    ),
    "reprlib": (
        "Repr __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_possibly_sorted aRepr builtins get_ident islice recursive_repr repr"
    ),
    "resource": (
        "RLIMIT_AS RLIMIT_CORE RLIMIT_CPU RLIMIT_DATA RLIMIT_FSIZE RLIMIT_MEMLOCK RLIMIT_MSGQUEUE RLIMIT_NICE "
        "RLIMIT_NOFILE RLIMIT_NPROC RLIMIT_OFILE RLIMIT_RSS RLIMIT_RTPRIO RLIMIT_RTTIME RLIMIT_SIGPENDING RLIMIT_STACK "
        "RLIM_INFINITY RUSAGE_CHILDREN RUSAGE_SELF RUSAGE_THREAD __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ error getpagesize getrlimit getrusage prlimit setrlimit struct_rusage"
    ),
    "rlcompleter": (
        "Completer __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __main__ __name__ __package__ __spec__ "
        "_readline_available atexit builtins get_class_members inspect readline"
    ),
    "runpy": (
        "_Error _ModifiedArgv0 _TempModule __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _get_code_from_file _get_main_module_details _get_module_details _run_code "
        "_run_module_as_main _run_module_code importlib io os run_module run_path sys types"
    ),
    "sched": (
        "Event __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _sentinel "
        "_time count heapq namedtuple scheduler threading time"
    ),
    "secrets": (
        "DEFAULT_ENTROPY SystemRandom __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _sysrand base64 binascii choice compare_digest randbelow randbits token_bytes token_hex "
        "token_urlsafe"
    ),
    "select": (
        "EPOLLERR EPOLLET EPOLLEXCLUSIVE EPOLLHUP EPOLLIN EPOLLMSG EPOLLONESHOT EPOLLOUT EPOLLPRI EPOLLRDBAND "
        "EPOLLRDHUP EPOLLRDNORM EPOLLWRBAND EPOLLWRNORM EPOLL_CLOEXEC PIPE_BUF POLLERR POLLHUP POLLIN POLLMSG POLLNVAL "
        "POLLOUT POLLPRI POLLRDBAND POLLRDHUP POLLRDNORM POLLWRBAND POLLWRNORM __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ epoll error poll select"
    ),
    "selectors": (
        "ABCMeta BaseSelector DefaultSelector EVENT_READ EVENT_WRITE EpollSelector Mapping PollSelector SelectSelector "
        "SelectorKey _BaseSelectorImpl _PollLikeSelector _SelectorMapping __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _can_use _fileobj_to_fd abstractmethod math namedtuple select sys"
    ),
    "shelve": (
        "BsdDbShelf BytesIO DEFAULT_PROTOCOL DbfilenameShelf Pickler Shelf Unpickler _ClosedDict __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ collections open"
    ),
    "shlex": (
        "StringIO __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_find_unsafe _print_tokens deque join os quote re shlex split sys"
    ),
    "shutil": (
        "COPY_BUFSIZE Error ExecError ReadError RegistryError SameFileError SpecialFileError _ARCHIVE_FORMATS "
        "_BZ2_SUPPORTED _GiveupOnFastCopy _HAS_FCOPYFILE _LZMA_SUPPORTED _UNPACK_FORMATS _USE_CP_SENDFILE _WINDOWS "
        "_WIN_DEFAULT_PATHEXT _ZLIB_SUPPORTED __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _access_check _basename _check_unpack_options _copyfileobj_readinto _copytree _copyxattr "
        "_destinsrc _ensure_directory _fastcopy_fcopyfile _fastcopy_sendfile _find_unpack_format _get_gid _get_uid "
        "_is_immutable _islink _make_tarball _make_zipfile _ntuple_diskusage _rmtree_isdir _rmtree_islink "
        "_rmtree_safe_fd _rmtree_unsafe _samefile _stat _unpack_tarfile _unpack_zipfile _use_fd_functions chown "
        "collections copy copy2 copyfile copyfileobj copymode copystat copytree disk_usage errno fnmatch "
        "get_archive_formats get_terminal_size get_unpack_formats ignore_patterns make_archive move nt os posix "
        "register_archive_format register_unpack_format rmtree stat sys unpack_archive unregister_archive_format "
        "unregister_unpack_format which"
    ),
    "signal": (
        "Handlers ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL ItimerError NSIG SIGABRT SIGALRM SIGBUS SIGCHLD SIGCLD "
        "SIGCONT SIGFPE SIGHUP SIGILL SIGINT SIGIO SIGIOT SIGKILL SIGPIPE SIGPOLL SIGPROF SIGPWR SIGQUIT SIGRTMAX "
        "SIGRTMIN SIGSEGV SIGSTOP SIGSYS SIGTERM SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM "
        "SIGWINCH SIGXCPU SIGXFSZ SIG_BLOCK SIG_DFL SIG_IGN SIG_SETMASK SIG_UNBLOCK Sigmasks Signals _IntEnum "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _enum_to_int _int_to_enum "
        "_signal alarm default_int_handler getitimer getsignal pause pidfd_send_signal pthread_kill pthread_sigmask "
        "raise_signal set_wakeup_fd setitimer siginterrupt signal sigpending sigtimedwait sigwait sigwaitinfo "
        "strsignal struct_siginfo valid_signals"
    ),
    "site": (
        "ENABLE_USER_SITE PREFIXES USER_BASE USER_SITE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _get_path _getuserbase _init_pathinfo _script _sitebuiltins _trace abs_paths addpackage "
        "addsitedir addsitepackages addusersitepackages builtins check_enableusersite enablerlcompleter "
        "execsitecustomize execusercustomize getsitepackages getuserbase getusersitepackages io main makepath os "
        "removeduppaths setcopyright sethelper setquit sys venv"
    ),
    "smtpd": (
        "COMMASPACE DATA_SIZE_DEFAULT DEBUGSTREAM DebuggingServer Devnull MailmanProxy NEWLINE Options PureProxy "
        "SMTPChannel SMTPServer __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ __version__ asynchat asyncore collections errno get_addr_spec get_angle_addr getopt os parseargs "
        "program socket sys time usage warn"
    ),
    "smtplib": (
        "CRLF LMTP LMTP_PORT OLDSTYLE_AUTH SMTP SMTPAuthenticationError SMTPConnectError SMTPDataError SMTPException "
        "SMTPHeloError SMTPNotSupportedError SMTPRecipientsRefused SMTPResponseException SMTPSenderRefused "
        "SMTPServerDisconnected SMTP_PORT SMTP_SSL SMTP_SSL_PORT _MAXCHALLENGE _MAXLINE __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _addr_only _fix_eols _have_ssl "
        "_quote_periods bCRLF base64 copy datetime email encode_base64 hmac io quoteaddr quotedata re socket ssl sys"
    ),
    "sndhdr": (
        "SndHeaders __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "get_long_be get_long_le get_short_be get_short_le namedtuple test test_8svx test_aifc test_au test_hcom "
        "test_sndr test_sndt test_voc test_wav testall tests what whathdr"
    ),
    "socket": (
        "AF_ALG AF_APPLETALK AF_ASH AF_ATMPVC AF_ATMSVC AF_AX25 AF_BRIDGE AF_CAN AF_DECnet AF_ECONET AF_INET AF_INET6 "
        "AF_IPX AF_IRDA AF_KEY AF_LLC AF_NETBEUI AF_NETLINK AF_NETROM AF_PACKET AF_PPPOX AF_QIPCRTR AF_RDS AF_ROSE "
        "AF_ROUTE AF_SECURITY AF_SNA AF_TIPC AF_UNIX AF_UNSPEC AF_VSOCK AF_WANPIPE AF_X25 AI_ADDRCONFIG AI_ALL "
        "AI_CANONNAME AI_NUMERICHOST AI_NUMERICSERV AI_PASSIVE AI_V4MAPPED ALG_OP_DECRYPT ALG_OP_ENCRYPT ALG_OP_SIGN "
        "ALG_OP_VERIFY ALG_SET_AEAD_ASSOCLEN ALG_SET_AEAD_AUTHSIZE ALG_SET_IV ALG_SET_KEY ALG_SET_OP ALG_SET_PUBKEY "
        "AddressFamily AddressInfo CAN_BCM CAN_BCM_CAN_FD_FRAME CAN_BCM_RX_ANNOUNCE_RESUME CAN_BCM_RX_CHANGED "
        "CAN_BCM_RX_CHECK_DLC CAN_BCM_RX_DELETE CAN_BCM_RX_FILTER_ID CAN_BCM_RX_NO_AUTOTIMER CAN_BCM_RX_READ "
        "CAN_BCM_RX_RTR_FRAME CAN_BCM_RX_SETUP CAN_BCM_RX_STATUS CAN_BCM_RX_TIMEOUT CAN_BCM_SETTIMER "
        "CAN_BCM_STARTTIMER CAN_BCM_TX_ANNOUNCE CAN_BCM_TX_COUNTEVT CAN_BCM_TX_CP_CAN_ID CAN_BCM_TX_DELETE "
        "CAN_BCM_TX_EXPIRED CAN_BCM_TX_READ CAN_BCM_TX_RESET_MULTI_IDX CAN_BCM_TX_SEND CAN_BCM_TX_SETUP "
        "CAN_BCM_TX_STATUS CAN_EFF_FLAG CAN_EFF_MASK CAN_ERR_FLAG CAN_ERR_MASK CAN_ISOTP CAN_J1939 CAN_RAW "
        "CAN_RAW_ERR_FILTER CAN_RAW_FD_FRAMES CAN_RAW_FILTER CAN_RAW_JOIN_FILTERS CAN_RAW_LOOPBACK "
        "CAN_RAW_RECV_OWN_MSGS CAN_RTR_FLAG CAN_SFF_MASK CAPI CMSG_LEN CMSG_SPACE EAGAIN EAI_ADDRFAMILY EAI_AGAIN "
        "EAI_BADFLAGS EAI_FAIL EAI_FAMILY EAI_MEMORY EAI_NODATA EAI_NONAME EAI_OVERFLOW EAI_SERVICE EAI_SOCKTYPE "
        "EAI_SYSTEM EBADF EWOULDBLOCK INADDR_ALLHOSTS_GROUP INADDR_ANY INADDR_BROADCAST INADDR_LOOPBACK "
        "INADDR_MAX_LOCAL_GROUP INADDR_NONE INADDR_UNSPEC_GROUP IOCTL_VM_SOCKETS_GET_LOCAL_CID IPPORT_RESERVED "
        "IPPORT_USERRESERVED IPPROTO_AH IPPROTO_DSTOPTS IPPROTO_EGP IPPROTO_ESP IPPROTO_FRAGMENT IPPROTO_GRE "
        "IPPROTO_HOPOPTS IPPROTO_ICMP IPPROTO_ICMPV6 IPPROTO_IDP IPPROTO_IGMP IPPROTO_IP IPPROTO_IPIP IPPROTO_IPV6 "
        "IPPROTO_MPTCP IPPROTO_NONE IPPROTO_PIM IPPROTO_PUP IPPROTO_RAW IPPROTO_ROUTING IPPROTO_RSVP IPPROTO_SCTP "
        "IPPROTO_TCP IPPROTO_TP IPPROTO_UDP IPPROTO_UDPLITE IPV6_CHECKSUM IPV6_DONTFRAG IPV6_DSTOPTS IPV6_HOPLIMIT "
        "IPV6_HOPOPTS IPV6_JOIN_GROUP IPV6_LEAVE_GROUP IPV6_MULTICAST_HOPS IPV6_MULTICAST_IF IPV6_MULTICAST_LOOP "
        "IPV6_NEXTHOP IPV6_PATHMTU IPV6_PKTINFO IPV6_RECVDSTOPTS IPV6_RECVHOPLIMIT IPV6_RECVHOPOPTS IPV6_RECVPATHMTU "
        "IPV6_RECVPKTINFO IPV6_RECVRTHDR IPV6_RECVTCLASS IPV6_RTHDR IPV6_RTHDRDSTOPTS IPV6_RTHDR_TYPE_0 IPV6_TCLASS "
        "IPV6_UNICAST_HOPS IPV6_V6ONLY IP_ADD_MEMBERSHIP IP_DEFAULT_MULTICAST_LOOP IP_DEFAULT_MULTICAST_TTL "
        "IP_DROP_MEMBERSHIP IP_HDRINCL IP_MAX_MEMBERSHIPS IP_MULTICAST_IF IP_MULTICAST_LOOP IP_MULTICAST_TTL "
        "IP_OPTIONS IP_RECVOPTS IP_RECVRETOPTS IP_RECVTOS IP_RETOPTS IP_TOS IP_TRANSPARENT IP_TTL IntEnum IntFlag "
        "J1939_EE_INFO_NONE J1939_EE_INFO_TX_ABORT J1939_FILTER_MAX J1939_IDLE_ADDR J1939_MAX_UNICAST_ADDR "
        "J1939_NLA_BYTES_ACKED J1939_NLA_PAD J1939_NO_ADDR J1939_NO_NAME J1939_NO_PGN J1939_PGN_ADDRESS_CLAIMED "
        "J1939_PGN_ADDRESS_COMMANDED J1939_PGN_MAX J1939_PGN_PDU1_MAX J1939_PGN_REQUEST MSG_CMSG_CLOEXEC MSG_CONFIRM "
        "MSG_CTRUNC MSG_DONTROUTE MSG_DONTWAIT MSG_EOR MSG_ERRQUEUE MSG_FASTOPEN MSG_MORE MSG_NOSIGNAL MSG_OOB "
        "MSG_PEEK MSG_TRUNC MSG_WAITALL MsgFlag NETLINK_CRYPTO NETLINK_DNRTMSG NETLINK_FIREWALL NETLINK_IP6_FW "
        "NETLINK_NFLOG NETLINK_ROUTE NETLINK_USERSOCK NETLINK_XFRM NI_DGRAM NI_MAXHOST NI_MAXSERV NI_NAMEREQD "
        "NI_NOFQDN NI_NUMERICHOST NI_NUMERICSERV PACKET_BROADCAST PACKET_FASTROUTE PACKET_HOST PACKET_LOOPBACK "
        "PACKET_MULTICAST PACKET_OTHERHOST PACKET_OUTGOING PF_CAN PF_PACKET PF_RDS SCM_CREDENTIALS SCM_J1939_DEST_ADDR "
        "SCM_J1939_DEST_NAME SCM_J1939_ERRQUEUE SCM_J1939_PRIO SCM_RIGHTS SHUT_RD SHUT_RDWR SHUT_WR SOCK_CLOEXEC "
        "SOCK_DGRAM SOCK_NONBLOCK SOCK_RAW SOCK_RDM SOCK_SEQPACKET SOCK_STREAM SOL_ALG SOL_CAN_BASE SOL_CAN_RAW SOL_IP "
        "SOL_RDS SOL_SOCKET SOL_TCP SOL_TIPC SOL_UDP SOMAXCONN SO_ACCEPTCONN SO_BINDTODEVICE SO_BROADCAST SO_DEBUG "
        "SO_DOMAIN SO_DONTROUTE SO_ERROR SO_J1939_ERRQUEUE SO_J1939_FILTER SO_J1939_PROMISC SO_J1939_SEND_PRIO "
        "SO_KEEPALIVE SO_LINGER SO_MARK SO_OOBINLINE SO_PASSCRED SO_PASSSEC SO_PEERCRED SO_PEERSEC SO_PRIORITY "
        "SO_PROTOCOL SO_RCVBUF SO_RCVLOWAT SO_RCVTIMEO SO_REUSEADDR SO_REUSEPORT SO_SNDBUF SO_SNDLOWAT SO_SNDTIMEO "
        "SO_TYPE SO_VM_SOCKETS_BUFFER_MAX_SIZE SO_VM_SOCKETS_BUFFER_MIN_SIZE SO_VM_SOCKETS_BUFFER_SIZE SocketIO "
        "SocketKind SocketType TCP_CONGESTION TCP_CORK TCP_DEFER_ACCEPT TCP_FASTOPEN TCP_INFO TCP_KEEPCNT TCP_KEEPIDLE "
        "TCP_KEEPINTVL TCP_LINGER2 TCP_MAXSEG TCP_NODELAY TCP_NOTSENT_LOWAT TCP_QUICKACK TCP_SYNCNT TCP_USER_TIMEOUT "
        "TCP_WINDOW_CLAMP TIPC_ADDR_ID TIPC_ADDR_NAME TIPC_ADDR_NAMESEQ TIPC_CFG_SRV TIPC_CLUSTER_SCOPE "
        "TIPC_CONN_TIMEOUT TIPC_CRITICAL_IMPORTANCE TIPC_DEST_DROPPABLE TIPC_HIGH_IMPORTANCE TIPC_IMPORTANCE "
        "TIPC_LOW_IMPORTANCE TIPC_MEDIUM_IMPORTANCE TIPC_NODE_SCOPE TIPC_PUBLISHED TIPC_SRC_DROPPABLE "
        "TIPC_SUBSCR_TIMEOUT TIPC_SUB_CANCEL TIPC_SUB_PORTS TIPC_SUB_SERVICE TIPC_TOP_SRV TIPC_WAIT_FOREVER "
        "TIPC_WITHDRAWN TIPC_ZONE_SCOPE UDPLITE_RECV_CSCOV UDPLITE_SEND_CSCOV VMADDR_CID_ANY VMADDR_CID_HOST "
        "VMADDR_PORT_ANY VM_SOCKETS_INVALID_VERSION _GLOBAL_DEFAULT_TIMEOUT _GiveupOnSendfile _LOCALHOST _LOCALHOST_V6 "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _blocking_errnos "
        "_intenum_converter _socket array close create_connection create_server dup errno error fromfd gaierror "
        "getaddrinfo getdefaulttimeout getfqdn gethostbyaddr gethostbyname gethostbyname_ex gethostname getnameinfo "
        "getprotobyname getservbyname getservbyport has_dualstack_ipv6 has_ipv6 herror htonl htons if_indextoname "
        "if_nameindex if_nametoindex inet_aton inet_ntoa inet_ntop inet_pton io ntohl ntohs os recv_fds selectors "
        "send_fds setdefaulttimeout sethostname socket socketpair sys timeout"
    ),
    "socketserver": (
        "BaseRequestHandler BaseServer BufferedIOBase DatagramRequestHandler ForkingMixIn ForkingTCPServer "
        "ForkingUDPServer StreamRequestHandler TCPServer ThreadingMixIn ThreadingTCPServer ThreadingUDPServer "
        "ThreadingUnixDatagramServer ThreadingUnixStreamServer UDPServer UnixDatagramServer UnixStreamServer "
        "_NoThreads _ServerSelector _SocketWriter _Threads __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ __version__ os selectors socket sys threading time"
    ),
    "spwd": "__doc__ __file__ __loader__ __name__ __package__ __spec__ getspall getspnam struct_spwd",
    "sqlite3": (
        "Binary Connection Cursor DataError DatabaseError Date DateFromTicks Error IntegrityError InterfaceError "
        "InternalError NotSupportedError OperationalError PARSE_COLNAMES PARSE_DECLTYPES PrepareProtocol "
        "ProgrammingError Row SQLITE_ALTER_TABLE SQLITE_ANALYZE SQLITE_ATTACH SQLITE_CREATE_INDEX SQLITE_CREATE_TABLE "
        "SQLITE_CREATE_TEMP_INDEX SQLITE_CREATE_TEMP_TABLE SQLITE_CREATE_TEMP_TRIGGER SQLITE_CREATE_TEMP_VIEW "
        "SQLITE_CREATE_TRIGGER SQLITE_CREATE_VIEW SQLITE_CREATE_VTABLE SQLITE_DELETE SQLITE_DENY SQLITE_DETACH "
        "SQLITE_DONE SQLITE_DROP_INDEX SQLITE_DROP_TABLE SQLITE_DROP_TEMP_INDEX SQLITE_DROP_TEMP_TABLE "
        "SQLITE_DROP_TEMP_TRIGGER SQLITE_DROP_TEMP_VIEW SQLITE_DROP_TRIGGER SQLITE_DROP_VIEW SQLITE_DROP_VTABLE "
        "SQLITE_FUNCTION SQLITE_IGNORE SQLITE_INSERT SQLITE_OK SQLITE_PRAGMA SQLITE_READ SQLITE_RECURSIVE "
        "SQLITE_REINDEX SQLITE_SAVEPOINT SQLITE_SELECT SQLITE_TRANSACTION SQLITE_UPDATE Time TimeFromTicks Timestamp "
        "TimestampFromTicks Warning __builtins__ __cached__ __doc__ __file__ __getattr__ __loader__ __name__ "
        "__package__ __path__ __spec__ adapt adapters apilevel collections complete_statement connect converters "
        "datetime dbapi2 enable_callback_tracebacks enable_shared_cache paramstyle register_adapter register_converter "
        "sqlite_version sqlite_version_info threadsafety time version version_info"
    ),
    "sqlite3.dbapi2": (
        "Binary Connection Cursor DataError DatabaseError Date DateFromTicks Error IntegrityError InterfaceError "
        "InternalError NotSupportedError OperationalError PARSE_COLNAMES PARSE_DECLTYPES PrepareProtocol "
        "ProgrammingError Row SQLITE_ALTER_TABLE SQLITE_ANALYZE SQLITE_ATTACH SQLITE_CREATE_INDEX SQLITE_CREATE_TABLE "
        "SQLITE_CREATE_TEMP_INDEX SQLITE_CREATE_TEMP_TABLE SQLITE_CREATE_TEMP_TRIGGER SQLITE_CREATE_TEMP_VIEW "
        "SQLITE_CREATE_TRIGGER SQLITE_CREATE_VIEW SQLITE_CREATE_VTABLE SQLITE_DELETE SQLITE_DENY SQLITE_DETACH "
        "SQLITE_DONE SQLITE_DROP_INDEX SQLITE_DROP_TABLE SQLITE_DROP_TEMP_INDEX SQLITE_DROP_TEMP_TABLE "
        "SQLITE_DROP_TEMP_TRIGGER SQLITE_DROP_TEMP_VIEW SQLITE_DROP_TRIGGER SQLITE_DROP_VIEW SQLITE_DROP_VTABLE "
        "SQLITE_FUNCTION SQLITE_IGNORE SQLITE_INSERT SQLITE_OK SQLITE_PRAGMA SQLITE_READ SQLITE_RECURSIVE "
        "SQLITE_REINDEX SQLITE_SAVEPOINT SQLITE_SELECT SQLITE_TRANSACTION SQLITE_UPDATE Time TimeFromTicks Timestamp "
        "TimestampFromTicks Warning __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "adapt adapters apilevel collections complete_statement connect converters datetime enable_callback_tracebacks "
        "enable_shared_cache paramstyle register_adapter register_converter sqlite_version sqlite_version_info "
        "threadsafety time version version_info"
    ),
    "sqlite3.dump": ("__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _iterdump"),
    "sre_compile": (
        "ANY ANY_ALL ASSERT ASSERT_NOT AT ATCODES AT_BEGINNING AT_BEGINNING_LINE AT_BEGINNING_STRING AT_BOUNDARY "
        "AT_END AT_END_LINE AT_END_STRING AT_LOCALE AT_LOC_BOUNDARY AT_LOC_NON_BOUNDARY AT_MULTILINE AT_NON_BOUNDARY "
        "AT_UNICODE AT_UNI_BOUNDARY AT_UNI_NON_BOUNDARY BIGCHARSET BRANCH CALL CATEGORY CATEGORY_DIGIT "
        "CATEGORY_LINEBREAK CATEGORY_LOC_NOT_WORD CATEGORY_LOC_WORD CATEGORY_NOT_DIGIT CATEGORY_NOT_LINEBREAK "
        "CATEGORY_NOT_SPACE CATEGORY_NOT_WORD CATEGORY_SPACE CATEGORY_UNI_DIGIT CATEGORY_UNI_LINEBREAK "
        "CATEGORY_UNI_NOT_DIGIT CATEGORY_UNI_NOT_LINEBREAK CATEGORY_UNI_NOT_SPACE CATEGORY_UNI_NOT_WORD "
        "CATEGORY_UNI_SPACE CATEGORY_UNI_WORD CATEGORY_WORD CHARSET CHCODES CH_LOCALE CH_UNICODE FAILURE GROUPREF "
        "GROUPREF_EXISTS GROUPREF_IGNORE GROUPREF_LOC_IGNORE GROUPREF_UNI_IGNORE IN INFO IN_IGNORE IN_LOC_IGNORE "
        "IN_UNI_IGNORE JUMP LITERAL LITERAL_IGNORE LITERAL_LOC_IGNORE LITERAL_UNI_IGNORE MAGIC MARK MAXCODE MAXGROUPS "
        "MAXREPEAT MAX_REPEAT MAX_UNTIL MIN_REPEAT MIN_REPEAT_ONE MIN_UNTIL NEGATE NOT_LITERAL NOT_LITERAL_IGNORE "
        "NOT_LITERAL_LOC_IGNORE NOT_LITERAL_UNI_IGNORE OPCODES OP_IGNORE OP_LOCALE_IGNORE OP_UNICODE_IGNORE RANGE "
        "RANGE_UNI_IGNORE REPEAT REPEAT_ONE SRE_FLAG_ASCII SRE_FLAG_DEBUG SRE_FLAG_DOTALL SRE_FLAG_IGNORECASE "
        "SRE_FLAG_LOCALE SRE_FLAG_MULTILINE SRE_FLAG_TEMPLATE SRE_FLAG_UNICODE SRE_FLAG_VERBOSE SRE_INFO_CHARSET "
        "SRE_INFO_LITERAL SRE_INFO_PREFIX SUBPATTERN SUCCESS _ASSERT_CODES _BITS_TRANS _CODEBITS _LITERAL_CODES "
        "_REPEATING_CODES _SUCCESS_CODES _UNIT_CODES __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _bytes_to_codes _code _combine_flags _compile _compile_charset _compile_info "
        "_equivalences _generate_overlap_table _get_charset_prefix _get_iscased _get_literal_prefix _hex_code "
        "_ignorecase_fixes _mk_bitmap _optimize_charset _simple _sre compile dis error isstring sre_parse"
    ),
    "sre_constants": (
        "ANY ANY_ALL ASSERT ASSERT_NOT AT ATCODES AT_BEGINNING AT_BEGINNING_LINE AT_BEGINNING_STRING AT_BOUNDARY "
        "AT_END AT_END_LINE AT_END_STRING AT_LOCALE AT_LOC_BOUNDARY AT_LOC_NON_BOUNDARY AT_MULTILINE AT_NON_BOUNDARY "
        "AT_UNICODE AT_UNI_BOUNDARY AT_UNI_NON_BOUNDARY BIGCHARSET BRANCH CALL CATEGORY CATEGORY_DIGIT "
        "CATEGORY_LINEBREAK CATEGORY_LOC_NOT_WORD CATEGORY_LOC_WORD CATEGORY_NOT_DIGIT CATEGORY_NOT_LINEBREAK "
        "CATEGORY_NOT_SPACE CATEGORY_NOT_WORD CATEGORY_SPACE CATEGORY_UNI_DIGIT CATEGORY_UNI_LINEBREAK "
        "CATEGORY_UNI_NOT_DIGIT CATEGORY_UNI_NOT_LINEBREAK CATEGORY_UNI_NOT_SPACE CATEGORY_UNI_NOT_WORD "
        "CATEGORY_UNI_SPACE CATEGORY_UNI_WORD CATEGORY_WORD CHARSET CHCODES CH_LOCALE CH_UNICODE FAILURE GROUPREF "
        "GROUPREF_EXISTS GROUPREF_IGNORE GROUPREF_LOC_IGNORE GROUPREF_UNI_IGNORE IN INFO IN_IGNORE IN_LOC_IGNORE "
        "IN_UNI_IGNORE JUMP LITERAL LITERAL_IGNORE LITERAL_LOC_IGNORE LITERAL_UNI_IGNORE MAGIC MARK MAXGROUPS "
        "MAXREPEAT MAX_REPEAT MAX_UNTIL MIN_REPEAT MIN_REPEAT_ONE MIN_UNTIL NEGATE NOT_LITERAL NOT_LITERAL_IGNORE "
        "NOT_LITERAL_LOC_IGNORE NOT_LITERAL_UNI_IGNORE OPCODES OP_IGNORE OP_LOCALE_IGNORE OP_UNICODE_IGNORE RANGE "
        "RANGE_UNI_IGNORE REPEAT REPEAT_ONE SRE_FLAG_ASCII SRE_FLAG_DEBUG SRE_FLAG_DOTALL SRE_FLAG_IGNORECASE "
        "SRE_FLAG_LOCALE SRE_FLAG_MULTILINE SRE_FLAG_TEMPLATE SRE_FLAG_UNICODE SRE_FLAG_VERBOSE SRE_INFO_CHARSET "
        "SRE_INFO_LITERAL SRE_INFO_PREFIX SUBPATTERN SUCCESS _NamedIntConstant __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _makecodes error"
    ),
    "sre_parse": (
        "ANY ANY_ALL ASCIILETTERS ASSERT ASSERT_NOT AT ATCODES AT_BEGINNING AT_BEGINNING_LINE AT_BEGINNING_STRING "
        "AT_BOUNDARY AT_END AT_END_LINE AT_END_STRING AT_LOCALE AT_LOC_BOUNDARY AT_LOC_NON_BOUNDARY AT_MULTILINE "
        "AT_NON_BOUNDARY AT_UNICODE AT_UNI_BOUNDARY AT_UNI_NON_BOUNDARY BIGCHARSET BRANCH CALL CATEGORIES CATEGORY "
        "CATEGORY_DIGIT CATEGORY_LINEBREAK CATEGORY_LOC_NOT_WORD CATEGORY_LOC_WORD CATEGORY_NOT_DIGIT "
        "CATEGORY_NOT_LINEBREAK CATEGORY_NOT_SPACE CATEGORY_NOT_WORD CATEGORY_SPACE CATEGORY_UNI_DIGIT "
        "CATEGORY_UNI_LINEBREAK CATEGORY_UNI_NOT_DIGIT CATEGORY_UNI_NOT_LINEBREAK CATEGORY_UNI_NOT_SPACE "
        "CATEGORY_UNI_NOT_WORD CATEGORY_UNI_SPACE CATEGORY_UNI_WORD CATEGORY_WORD CHARSET CHCODES CH_LOCALE CH_UNICODE "
        "DIGITS ESCAPES FAILURE FLAGS GLOBAL_FLAGS GROUPREF GROUPREF_EXISTS GROUPREF_IGNORE GROUPREF_LOC_IGNORE "
        "GROUPREF_UNI_IGNORE HEXDIGITS IN INFO IN_IGNORE IN_LOC_IGNORE IN_UNI_IGNORE JUMP LITERAL LITERAL_IGNORE "
        "LITERAL_LOC_IGNORE LITERAL_UNI_IGNORE MAGIC MARK MAXGROUPS MAXREPEAT MAX_REPEAT MAX_UNTIL MIN_REPEAT "
        "MIN_REPEAT_ONE MIN_UNTIL NEGATE NOT_LITERAL NOT_LITERAL_IGNORE NOT_LITERAL_LOC_IGNORE NOT_LITERAL_UNI_IGNORE "
        "OCTDIGITS OPCODES OP_IGNORE OP_LOCALE_IGNORE OP_UNICODE_IGNORE RANGE RANGE_UNI_IGNORE REPEAT REPEAT_CHARS "
        "REPEAT_ONE SPECIAL_CHARS SRE_FLAG_ASCII SRE_FLAG_DEBUG SRE_FLAG_DOTALL SRE_FLAG_IGNORECASE SRE_FLAG_LOCALE "
        "SRE_FLAG_MULTILINE SRE_FLAG_TEMPLATE SRE_FLAG_UNICODE SRE_FLAG_VERBOSE SRE_INFO_CHARSET SRE_INFO_LITERAL "
        "SRE_INFO_PREFIX SUBPATTERN SUCCESS State SubPattern TYPE_FLAGS Tokenizer Verbose WHITESPACE _REPEATCODES "
        "_UNITCODES __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _class_escape "
        "_escape _parse _parse_flags _parse_sub _uniq error expand_template fix_flags parse parse_template"
    ),
    "ssl": (
        "ALERT_DESCRIPTION_ACCESS_DENIED ALERT_DESCRIPTION_BAD_CERTIFICATE "
        "ALERT_DESCRIPTION_BAD_CERTIFICATE_HASH_VALUE ALERT_DESCRIPTION_BAD_CERTIFICATE_STATUS_RESPONSE "
        "ALERT_DESCRIPTION_BAD_RECORD_MAC ALERT_DESCRIPTION_CERTIFICATE_EXPIRED ALERT_DESCRIPTION_CERTIFICATE_REVOKED "
        "ALERT_DESCRIPTION_CERTIFICATE_UNKNOWN ALERT_DESCRIPTION_CERTIFICATE_UNOBTAINABLE "
        "ALERT_DESCRIPTION_CLOSE_NOTIFY ALERT_DESCRIPTION_DECODE_ERROR ALERT_DESCRIPTION_DECOMPRESSION_FAILURE "
        "ALERT_DESCRIPTION_DECRYPT_ERROR ALERT_DESCRIPTION_HANDSHAKE_FAILURE ALERT_DESCRIPTION_ILLEGAL_PARAMETER "
        "ALERT_DESCRIPTION_INSUFFICIENT_SECURITY ALERT_DESCRIPTION_INTERNAL_ERROR ALERT_DESCRIPTION_NO_RENEGOTIATION "
        "ALERT_DESCRIPTION_PROTOCOL_VERSION ALERT_DESCRIPTION_RECORD_OVERFLOW ALERT_DESCRIPTION_UNEXPECTED_MESSAGE "
        "ALERT_DESCRIPTION_UNKNOWN_CA ALERT_DESCRIPTION_UNKNOWN_PSK_IDENTITY ALERT_DESCRIPTION_UNRECOGNIZED_NAME "
        "ALERT_DESCRIPTION_UNSUPPORTED_CERTIFICATE ALERT_DESCRIPTION_UNSUPPORTED_EXTENSION "
        "ALERT_DESCRIPTION_USER_CANCELLED AlertDescription CERT_NONE CERT_OPTIONAL CERT_REQUIRED CHANNEL_BINDING_TYPES "
        "CertificateError DER_cert_to_PEM_cert DefaultVerifyPaths HAS_ALPN HAS_ECDH HAS_NEVER_CHECK_COMMON_NAME "
        "HAS_NPN HAS_SNI HAS_SSLv2 HAS_SSLv3 HAS_TLSv1 HAS_TLSv1_1 HAS_TLSv1_2 HAS_TLSv1_3 MemoryBIO OPENSSL_VERSION "
        "OPENSSL_VERSION_INFO OPENSSL_VERSION_NUMBER OP_ALL OP_CIPHER_SERVER_PREFERENCE OP_ENABLE_MIDDLEBOX_COMPAT "
        "OP_IGNORE_UNEXPECTED_EOF OP_NO_COMPRESSION OP_NO_RENEGOTIATION OP_NO_SSLv2 OP_NO_SSLv3 OP_NO_TICKET "
        "OP_NO_TLSv1 OP_NO_TLSv1_1 OP_NO_TLSv1_2 OP_NO_TLSv1_3 OP_SINGLE_DH_USE OP_SINGLE_ECDH_USE Options PEM_FOOTER "
        "PEM_HEADER PEM_cert_to_DER_cert PROTOCOL_SSLv23 PROTOCOL_TLS PROTOCOL_TLS_CLIENT PROTOCOL_TLS_SERVER "
        "PROTOCOL_TLSv1 PROTOCOL_TLSv1_1 PROTOCOL_TLSv1_2 Purpose RAND_add RAND_bytes RAND_pseudo_bytes RAND_status "
        "SOCK_STREAM SOL_SOCKET SO_TYPE SSLCertVerificationError SSLContext SSLEOFError SSLError SSLErrorNumber "
        "SSLObject SSLSession SSLSocket SSLSyscallError SSLWantReadError SSLWantWriteError SSLZeroReturnError "
        "SSL_ERROR_EOF SSL_ERROR_INVALID_ERROR_CODE SSL_ERROR_SSL SSL_ERROR_SYSCALL SSL_ERROR_WANT_CONNECT "
        "SSL_ERROR_WANT_READ SSL_ERROR_WANT_WRITE SSL_ERROR_WANT_X509_LOOKUP SSL_ERROR_ZERO_RETURN TLSVersion "
        "VERIFY_ALLOW_PROXY_CERTS VERIFY_CRL_CHECK_CHAIN VERIFY_CRL_CHECK_LEAF VERIFY_DEFAULT "
        "VERIFY_X509_PARTIAL_CHAIN VERIFY_X509_STRICT VERIFY_X509_TRUSTED_FIRST VerifyFlags VerifyMode _ASN1Object "
        "_DEFAULT_CIPHERS _Enum _GLOBAL_DEFAULT_TIMEOUT _IntEnum _IntFlag _OPENSSL_API_VERSION _PROTOCOL_NAMES "
        "_RESTRICTED_SERVER_CIPHERS _SSLContext _SSLMethod _SSLv2_IF_EXISTS _TLSAlertType _TLSContentType "
        "_TLSMessageType __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_create_default_https_context _create_stdlib_context _create_unverified_context _dnsname_match _inet_paton "
        "_ipaddress_match _nid2obj _socket _ssl _sslcopydoc _txt2obj base64 cert_time_to_seconds create_connection "
        "create_default_context errno get_default_verify_paths get_protocol_name get_server_certificate match_hostname "
        "namedtuple os socket socket_error sys warnings wrap_socket"
    ),
    "stat": (
        "FILE_ATTRIBUTE_ARCHIVE FILE_ATTRIBUTE_COMPRESSED FILE_ATTRIBUTE_DEVICE FILE_ATTRIBUTE_DIRECTORY "
        "FILE_ATTRIBUTE_ENCRYPTED FILE_ATTRIBUTE_HIDDEN FILE_ATTRIBUTE_INTEGRITY_STREAM FILE_ATTRIBUTE_NORMAL "
        "FILE_ATTRIBUTE_NOT_CONTENT_INDEXED FILE_ATTRIBUTE_NO_SCRUB_DATA FILE_ATTRIBUTE_OFFLINE "
        "FILE_ATTRIBUTE_READONLY FILE_ATTRIBUTE_REPARSE_POINT FILE_ATTRIBUTE_SPARSE_FILE FILE_ATTRIBUTE_SYSTEM "
        "FILE_ATTRIBUTE_TEMPORARY FILE_ATTRIBUTE_VIRTUAL SF_APPEND SF_ARCHIVED SF_IMMUTABLE SF_NOUNLINK SF_SNAPSHOT "
        "ST_ATIME ST_CTIME ST_DEV ST_GID ST_INO ST_MODE ST_MTIME ST_NLINK ST_SIZE ST_UID S_ENFMT S_IEXEC S_IFBLK "
        "S_IFCHR S_IFDIR S_IFDOOR S_IFIFO S_IFLNK S_IFMT S_IFPORT S_IFREG S_IFSOCK S_IFWHT S_IMODE S_IREAD S_IRGRP "
        "S_IROTH S_IRUSR S_IRWXG S_IRWXO S_IRWXU S_ISBLK S_ISCHR S_ISDIR S_ISDOOR S_ISFIFO S_ISGID S_ISLNK S_ISPORT "
        "S_ISREG S_ISSOCK S_ISUID S_ISVTX S_ISWHT S_IWGRP S_IWOTH S_IWRITE S_IWUSR S_IXGRP S_IXOTH S_IXUSR UF_APPEND "
        "UF_COMPRESSED UF_HIDDEN UF_IMMUTABLE UF_NODUMP UF_NOUNLINK UF_OPAQUE __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _filemode_table filemode"
    ),
    "statistics": (
        "Counter Decimal Fraction LinearRegression NormalDist StatisticsError __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _coerce _convert _exact_ratio _fail_neg _find_lteq "
        "_find_rteq _isfinite _normal_dist_inv_cdf _ss _sum bisect_left bisect_right correlation covariance erf exp "
        "fabs fmean fsum geometric_mean groupby harmonic_mean hypot itemgetter linear_regression log math mean median "
        "median_grouped median_high median_low mode multimode namedtuple numbers pstdev pvariance quantiles random "
        "repeat sqrt stdev tau variance"
    ),
    "string": (
        "Formatter Template _ChainMap __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _re _sentinel_dict _string ascii_letters ascii_lowercase ascii_uppercase capwords digits hexdigits "
        "octdigits printable punctuation whitespace"
    ),
    "stringprep": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ b1_set b3_exceptions "
        "c22_specials c6_set c7_set c8_set c9_set in_table_a1 in_table_b1 in_table_c11 in_table_c11_c12 in_table_c12 "
        "in_table_c21 in_table_c21_c22 in_table_c22 in_table_c3 in_table_c4 in_table_c5 in_table_c6 in_table_c7 "
        "in_table_c8 in_table_c9 in_table_d1 in_table_d2 map_table_b2 map_table_b3 unicodedata"
    ),
    "struct": (
        "Struct __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _clearcache "
        "calcsize error iter_unpack pack pack_into unpack unpack_from"
    ),
    "subprocess": (
        "CalledProcessError CompletedProcess DEVNULL PIPE Popen STDOUT SubprocessError TimeoutExpired _PIPE_BUF "
        "_PopenSelector _USE_POSIX_SPAWN _USE_VFORK __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _active _args_from_interpreter_flags _cleanup _mswindows "
        "_optim_args_from_interpreter_flags _posixsubprocess _time _use_posix_spawn builtins call check_call "
        "check_output contextlib errno fcntl getoutput getstatusoutput io list2cmdline os run select selectors signal "
        "sys threading time types warnings"
    ),
    "sunau": (
        "AUDIO_FILE_ENCODING_ADPCM_G721 AUDIO_FILE_ENCODING_ADPCM_G722 AUDIO_FILE_ENCODING_ADPCM_G723_3 "
        "AUDIO_FILE_ENCODING_ADPCM_G723_5 AUDIO_FILE_ENCODING_ALAW_8 AUDIO_FILE_ENCODING_DOUBLE "
        "AUDIO_FILE_ENCODING_FLOAT AUDIO_FILE_ENCODING_LINEAR_16 AUDIO_FILE_ENCODING_LINEAR_24 "
        "AUDIO_FILE_ENCODING_LINEAR_32 AUDIO_FILE_ENCODING_LINEAR_8 AUDIO_FILE_ENCODING_MULAW_8 AUDIO_FILE_MAGIC "
        "AUDIO_UNKNOWN_SIZE Au_read Au_write Error __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _read_u32 _simple_encodings _sunau_params _write_u32 namedtuple open"
    ),
    "symtable": (
        "CELL Class DEF_ANNOT DEF_BOUND DEF_GLOBAL DEF_IMPORT DEF_LOCAL DEF_NONLOCAL DEF_PARAM FREE Function "
        "GLOBAL_EXPLICIT GLOBAL_IMPLICIT LOCAL SCOPE_MASK SCOPE_OFF Symbol SymbolTable SymbolTableFactory USE __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _newSymbolTable _symtable "
        "symtable weakref"
    ),
    "sys": (
        "__breakpointhook__ __displayhook__ __doc__ __excepthook__ __loader__ __name__ __package__ __spec__ __stderr__ "
        "__stdin__ __stdout__ __unraisablehook__ _base_executable _clear_type_cache _current_exceptions "
        "_current_frames _deactivate_opcache _debugmallocstats _framework _getframe _git _xoptions abiflags "
        "addaudithook api_version argv audit base_exec_prefix base_prefix breakpointhook builtin_module_names "
        "byteorder call_tracing copyright displayhook dont_write_bytecode exc_info excepthook exec_prefix executable "
        "exit flags float_info float_repr_style get_asyncgen_hooks get_coroutine_origin_tracking_depth "
        "get_int_max_str_digits getallocatedblocks getdefaultencoding getdlopenflags getfilesystemencodeerrors "
        "getfilesystemencoding getprofile getrecursionlimit getrefcount getsizeof getswitchinterval gettrace hash_info "
        "hexversion implementation int_info intern is_finalizing maxsize maxunicode meta_path modules orig_argv path "
        "path_hooks path_importer_cache platform platlibdir prefix pycache_prefix set_asyncgen_hooks "
        "set_coroutine_origin_tracking_depth set_int_max_str_digits setdlopenflags setprofile setrecursionlimit "
        "setswitchinterval settrace stderr stdin stdlib_module_names stdout thread_info unraisablehook version "
        "version_info warnoptions"
    ),
    "sysconfig": (
        "_ALWAYS_STR _BASE_EXEC_PREFIX _BASE_PREFIX _CONFIG_VARS _EXEC_PREFIX _HAS_USER_BASE _INSTALL_SCHEMES _PREFIX "
        "_PROJECT_BASE _PYTHON_BUILD _PY_VERSION _PY_VERSION_SHORT _PY_VERSION_SHORT_NO_DOT _SCHEME_KEYS _USER_BASE "
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _expand_vars "
        "_extend_dict _findvar1_rx _findvar2_rx _generate_posix_vars _get_preferred_schemes _get_sysconfigdata_name "
        "_getuserbase _init_non_posix _init_posix _is_python_source_dir _main _parse_makefile _print_dict "
        "_safe_realpath _subst_vars _sys_home _variable_rx expand_makefile_vars get_config_h_filename get_config_var "
        "get_config_vars get_default_scheme get_makefile_filename get_path get_path_names get_paths get_platform "
        "get_preferred_scheme get_python_version get_scheme_names is_python_build os pardir parse_config_h realpath "
        "sys"
    ),
    "syslog": (
        "LOG_ALERT LOG_AUTH LOG_AUTHPRIV LOG_CONS LOG_CRIT LOG_CRON LOG_DAEMON LOG_DEBUG LOG_EMERG LOG_ERR LOG_INFO "
        "LOG_KERN LOG_LOCAL0 LOG_LOCAL1 LOG_LOCAL2 LOG_LOCAL3 LOG_LOCAL4 LOG_LOCAL5 LOG_LOCAL6 LOG_LOCAL7 LOG_LPR "
        "LOG_MAIL LOG_MASK LOG_NDELAY LOG_NEWS LOG_NOTICE LOG_NOWAIT LOG_ODELAY LOG_PERROR LOG_PID LOG_SYSLOG LOG_UPTO "
        "LOG_USER LOG_UUCP LOG_WARNING __doc__ __file__ __loader__ __name__ __package__ __spec__ closelog openlog "
        "setlogmask syslog"
    ),
    "tabnanny": (
        "NannyNag Whitespace __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "__version__ check errprint filename_only format_witnesses main os process_tokens sys tokenize verbose"
    ),
    "tarfile": (
        "AREGTYPE AbsoluteLinkError AbsolutePathError BLKTYPE BLOCKSIZE CHRTYPE CONTTYPE CompressionError "
        "DEFAULT_FORMAT DIRTYPE ENCODING EOFHeaderError EmptyHeaderError ExFileObject ExtractError FIFOTYPE "
        "FilterError GNUTYPE_LONGLINK GNUTYPE_LONGNAME GNUTYPE_SPARSE GNU_FORMAT GNU_MAGIC GNU_TYPES HeaderError "
        "InvalidHeaderError LENGTH_LINK LENGTH_NAME LENGTH_PREFIX LNKTYPE LinkOutsideDestinationError NUL "
        "OutsideDestinationError PAX_FIELDS PAX_FORMAT PAX_NAME_FIELDS PAX_NUMBER_FIELDS POSIX_MAGIC RECORDSIZE "
        "REGTYPE REGULAR_TYPES ReadError SOLARIS_XHDTYPE SUPPORTED_TYPES SYMTYPE SpecialFileError StreamError "
        "SubsequentHeaderError TarError TarFile TarInfo TruncatedHeaderError USTAR_FORMAT XGLTYPE XHDTYPE _FileInFile "
        "_KEEP _LowLevelFile _NAMED_FILTERS _Stream _StreamProxy __all__ __author__ __builtins__ __cached__ "
        "__credits__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _get_filtered_attrs _safe_print "
        "bltn_open calc_chksums copy copyfileobj data_filter fully_trusted_filter grp io is_tarfile itn main nti nts "
        "open os pwd re shutil stat stn struct symlink_exception sys tar_filter time version warnings"
    ),
    "telnetlib": (
        "AO AUTHENTICATION AYT BINARY BM BRK CHARSET COM_PORT_OPTION DEBUGLEVEL DET DM DO DONT EC ECHO EL ENCRYPT EOR "
        "EXOPL FORWARD_X GA IAC IP KERMIT LFLOW LINEMODE LOGOUT NAMS NAOCRD NAOFFD NAOHTD NAOHTS NAOL NAOLFD NAOP "
        "NAOVTD NAOVTS NAWS NEW_ENVIRON NOOPT NOP OLD_ENVIRON OUTMRK PRAGMA_HEARTBEAT PRAGMA_LOGON RCP RCTE RSP SB SE "
        "SEND_URL SGA SNDLOC SSPI_LOGON STATUS SUPDUP SUPDUPOUTPUT SUPPRESS_LOCAL_ECHO TELNET_PORT TLS TM TN3270E "
        "TSPEED TTYLOC TTYPE TUID Telnet VT3270REGIME WILL WONT X3PAD XASCII XAUTH XDISPLOC _TelnetSelector __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _time selectors socket sys "
        "test theNULL"
    ),
    "tempfile": (
        "NamedTemporaryFile SpooledTemporaryFile TMP_MAX TemporaryDirectory TemporaryFile _O_TMPFILE_WORKS _Random "
        "_RandomNameSequence _TemporaryFileCloser _TemporaryFileWrapper __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _allocate_lock _bin_openflags _candidate_tempdir_list "
        "_errno _exists _functools _get_candidate_names _get_default_tempdir _gettempdir _infer_return_type _io "
        "_mkstemp_inner _name_sequence _once_lock _os _sanitize_params _shutil _sys _text_openflags _thread _types "
        "_warnings _weakref gettempdir gettempdirb gettempprefix gettempprefixb mkdtemp mkstemp mktemp tempdir "
        "template"
    ),
    "termios": (
        "B0 B1000000 B110 B115200 B1152000 B1200 B134 B150 B1500000 B1800 B19200 B200 B2000000 B230400 B2400 B2500000 "
        "B300 B3000000 B3500000 B38400 B4000000 B460800 B4800 B50 B500000 B57600 B576000 B600 B75 B921600 B9600 BRKINT "
        "BS0 BS1 BSDLY CBAUD CBAUDEX CDSUSP CEOF CEOL CEOT CERASE CFLUSH CIBAUD CINTR CKILL CLNEXT CLOCAL CQUIT CR0 "
        "CR1 CR2 CR3 CRDLY CREAD CRPRNT CRTSCTS CS5 CS6 CS7 CS8 CSIZE CSTART CSTOP CSTOPB CSUSP CWERASE ECHO ECHOCTL "
        "ECHOE ECHOK ECHOKE ECHONL ECHOPRT EXTA EXTB FF0 FF1 FFDLY FIOASYNC FIOCLEX FIONBIO FIONCLEX FIONREAD FLUSHO "
        "HUPCL ICANON ICRNL IEXTEN IGNBRK IGNCR IGNPAR IMAXBEL INLCR INPCK IOCSIZE_MASK IOCSIZE_SHIFT ISIG ISTRIP "
        "IUCLC IXANY IXOFF IXON NCC NCCS NL0 NL1 NLDLY NOFLSH N_MOUSE N_PPP N_SLIP N_STRIP N_TTY OCRNL OFDEL OFILL "
        "OLCUC ONLCR ONLRET ONOCR OPOST PARENB PARMRK PARODD PENDIN TAB0 TAB1 TAB2 TAB3 TABDLY TCFLSH TCGETA TCGETS "
        "TCIFLUSH TCIOFF TCIOFLUSH TCION TCOFLUSH TCOOFF TCOON TCSADRAIN TCSAFLUSH TCSANOW TCSBRK TCSBRKP TCSETA "
        "TCSETAF TCSETAW TCSETS TCSETSF TCSETSW TCXONC TIOCCONS TIOCEXCL TIOCGETD TIOCGICOUNT TIOCGLCKTRMIOS TIOCGPGRP "
        "TIOCGSERIAL TIOCGSOFTCAR TIOCGWINSZ TIOCINQ TIOCLINUX TIOCMBIC TIOCMBIS TIOCMGET TIOCMIWAIT TIOCMSET "
        "TIOCM_CAR TIOCM_CD TIOCM_CTS TIOCM_DSR TIOCM_DTR TIOCM_LE TIOCM_RI TIOCM_RNG TIOCM_RTS TIOCM_SR TIOCM_ST "
        "TIOCNOTTY TIOCNXCL TIOCOUTQ TIOCPKT TIOCPKT_DATA TIOCPKT_DOSTOP TIOCPKT_FLUSHREAD TIOCPKT_FLUSHWRITE "
        "TIOCPKT_NOSTOP TIOCPKT_START TIOCPKT_STOP TIOCSCTTY TIOCSERCONFIG TIOCSERGETLSR TIOCSERGETMULTI "
        "TIOCSERGSTRUCT TIOCSERGWILD TIOCSERSETMULTI TIOCSERSWILD TIOCSER_TEMT TIOCSETD TIOCSLCKTRMIOS TIOCSPGRP "
        "TIOCSSERIAL TIOCSSOFTCAR TIOCSTI TIOCSWINSZ TOSTOP VDISCARD VEOF VEOL VEOL2 VERASE VINTR VKILL VLNEXT VMIN "
        "VQUIT VREPRINT VSTART VSTOP VSUSP VSWTC VSWTCH VT0 VT1 VTDLY VTIME VWERASE XCASE XTABS __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ error tcdrain tcflow tcflush tcgetattr tcsendbreak tcsetattr"
    ),
    "textwrap": (
        "TextWrapper __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_leading_whitespace_re _whitespace _whitespace_only_re dedent fill indent re shorten wrap"
    ),
    "threading": (
        "Barrier BoundedSemaphore BrokenBarrierError Condition Event ExceptHookArgs Lock RLock Semaphore TIMEOUT_MAX "
        "Thread ThreadError Timer WeakSet _CRLock _DummyThread _HAVE_THREAD_NATIVE_ID _MainThread _PyRLock _RLock "
        "_SHUTTING_DOWN __all__ __builtins__ __cached__ __doc__ __excepthook__ __file__ __loader__ __name__ "
        "__package__ __spec__ _active _active_limbo_lock _after_fork _allocate_lock _count _counter _dangling _deque "
        "_enumerate _islice _limbo _main_thread _maintain_shutdown_locks _make_invoke_excepthook _newname _os "
        "_profile_hook _register_atexit _set_sentinel _shutdown _shutdown_locks _shutdown_locks_lock _start_new_thread "
        "_sys _threading_atexits _time _trace_hook activeCount active_count currentThread current_thread enumerate "
        "excepthook functools get_ident get_native_id getprofile gettrace local main_thread setprofile settrace "
        "stack_size"
    ),
    "time": (
        "CLOCK_BOOTTIME CLOCK_MONOTONIC CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_TAI "
        "CLOCK_THREAD_CPUTIME_ID _STRUCT_TM_ITEMS __doc__ __loader__ __name__ __package__ __spec__ altzone asctime "
        "clock_getres clock_gettime clock_gettime_ns clock_settime clock_settime_ns ctime daylight get_clock_info "
        "gmtime localtime mktime monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns "
        "pthread_getcpuclockid sleep strftime strptime struct_time thread_time thread_time_ns time time_ns timezone "
        "tzname tzset"
    ),
    "timeit": (
        "Timer __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _globals "
        "default_number default_repeat default_timer dummy_src_name gc itertools main reindent repeat sys template "
        "time timeit"
    ),
    "tkinter": (
        "ACTIVE ALL ANCHOR ARC BASELINE BEVEL BOTH BOTTOM BROWSE BUTT BaseWidget BitmapImage BooleanVar Button CASCADE "
        "CENTER CHAR CHECKBUTTON CHORD COMMAND CURRENT CallWrapper Canvas Checkbutton DISABLED DOTBOX DoubleVar E END "
        "EW EXCEPTION EXTENDED Entry Event EventType FALSE FIRST FLAT Frame GROOVE Grid HIDDEN HORIZONTAL INSERT "
        "INSIDE Image IntVar LAST LEFT Label LabelFrame Listbox MITER MOVETO MULTIPLE Menu Menubutton Message Misc N "
        "NE NO NONE NORMAL NS NSEW NUMERIC NW NoDefaultRoot OFF ON OUTSIDE OptionMenu PAGES PIESLICE PROJECTING Pack "
        "PanedWindow PhotoImage Place RADIOBUTTON RAISED READABLE RIDGE RIGHT ROUND Radiobutton S SCROLL SE SEL "
        "SEL_FIRST SEL_LAST SEPARATOR SINGLE SOLID SUNKEN SW Scale Scrollbar Spinbox StringVar TOP TRUE Tcl TclError "
        "TclVersion Text Tk TkVersion Toplevel UNDERLINE UNITS VERTICAL Variable W WORD WRITABLE Widget Wm X XView Y "
        "YES YView __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ "
        "_checkbutton_count _cnfmerge _default_root _destroy_temp_root _exit _flatten _get_default_root _get_temp_root "
        "_join _magic_re _setit _space_re _splitdict _stringify _support_default_root _test _tkerror _tkinter _varnum "
        "constants enum getboolean getdouble getint image_names image_types mainloop re sys types wantobjects"
    ),
    "tkinter.colorchooser": (
        "Chooser Dialog __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "askcolor"
    ),
    "tkinter.commondialog": (
        "Dialog Frame __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_destroy_temp_root _get_temp_root"
    ),
    "tkinter.constants": (
        "ACTIVE ALL ANCHOR ARC BASELINE BEVEL BOTH BOTTOM BROWSE BUTT CASCADE CENTER CHAR CHECKBUTTON CHORD COMMAND "
        "CURRENT DISABLED DOTBOX E END EW EXTENDED FALSE FIRST FLAT GROOVE HIDDEN HORIZONTAL INSERT INSIDE LAST LEFT "
        "MITER MOVETO MULTIPLE N NE NO NONE NORMAL NS NSEW NUMERIC NW OFF ON OUTSIDE PAGES PIESLICE PROJECTING "
        "RADIOBUTTON RAISED RIDGE RIGHT ROUND S SCROLL SE SEL SEL_FIRST SEL_LAST SEPARATOR SINGLE SOLID SUNKEN SW TOP "
        "TRUE UNDERLINE UNITS VERTICAL W WORD X Y YES __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__"
    ),
    "tkinter.dialog": (
        "Button DIALOG_ICON Dialog Pack TclError Widget __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _cnfmerge _test"
    ),
    "tkinter.dnd": (
        "DndHandler Icon Tester __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ dnd_start test tkinter"
    ),
    "tkinter.filedialog": (
        "BOTH BOTTOM Button Dialog Directory END Entry FileDialog Frame LEFT Listbox LoadFileDialog Open RIGHT SaveAs "
        "SaveFileDialog Scrollbar TOP Tk Toplevel X Y YES _Dialog __all__ __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ _setup_dialog askdirectory askopenfile askopenfilename "
        "askopenfilenames askopenfiles asksaveasfile asksaveasfilename commondialog dialogstates fnmatch os test"
    ),
    "tkinter.font": (
        "BOLD Font ITALIC NORMAL ROMAN __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __version__ families itertools names nametofont tkinter"
    ),
    "tkinter.messagebox": (
        "ABORT ABORTRETRYIGNORE CANCEL Dialog ERROR IGNORE INFO Message NO OK OKCANCEL QUESTION RETRY RETRYCANCEL "
        "WARNING YES YESNO YESNOCANCEL __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _show askokcancel askquestion askretrycancel askyesno askyesnocancel showerror showinfo "
        "showwarning"
    ),
    "tkinter.scrolledtext": (
        "BOTH Frame Grid LEFT Pack Place RIGHT Scrollbar ScrolledText Text Y __all__ __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ example"
    ),
    "tkinter.simpledialog": (
        "ACTIVE ALL ANCHOR ARC BASELINE BEVEL BOTH BOTTOM BROWSE BUTT BaseWidget BitmapImage BooleanVar Button CASCADE "
        "CENTER CHAR CHECKBUTTON CHORD COMMAND CURRENT CallWrapper Canvas Checkbutton DISABLED DOTBOX Dialog DoubleVar "
        "E END EW EXCEPTION EXTENDED Entry Event EventType FALSE FIRST FLAT Frame GROOVE Grid HIDDEN HORIZONTAL INSERT "
        "INSIDE Image IntVar LAST LEFT Label LabelFrame Listbox MITER MOVETO MULTIPLE Menu Menubutton Message Misc N "
        "NE NO NONE NORMAL NS NSEW NUMERIC NW NoDefaultRoot OFF ON OUTSIDE OptionMenu PAGES PIESLICE PROJECTING Pack "
        "PanedWindow PhotoImage Place RADIOBUTTON RAISED READABLE RIDGE RIGHT ROUND Radiobutton S SCROLL SE SEL "
        "SEL_FIRST SEL_LAST SEPARATOR SINGLE SOLID SUNKEN SW Scale Scrollbar SimpleDialog Spinbox StringVar TOP TRUE "
        "Tcl TclError TclVersion Text Tk TkVersion Toplevel UNDERLINE UNITS VERTICAL Variable W WORD WRITABLE Widget "
        "Wm X XView Y YES YView _QueryDialog _QueryFloat _QueryInteger _QueryString __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _destroy_temp_root _get_temp_root _place_window "
        "_setup_dialog askfloat askinteger askstring getboolean getdouble getint image_names image_types mainloop "
        "messagebox"
    ),
    "tkinter.tix": (
        "ACROSSTOP ACTIVE ALL ANCHOR ARC ASCII AUTO BALLOON BASELINE BEVEL BOTH BOTTOM BROWSE BUTT Balloon BaseWidget "
        "BitmapImage BooleanVar Button ButtonBox CASCADE CELL CENTER CHAR CHECKBUTTON CHORD COLUMN COMMAND CObjView "
        "CURRENT CallWrapper Canvas CheckList Checkbutton ComboBox Control DECREASING DISABLED DOTBOX DialogShell "
        "DirList DirSelectBox DirSelectDialog DirTree DisplayStyle DoubleVar E END EW EXCEPTION EXTENDED Entry Event "
        "EventType ExFileSelectBox ExFileSelectDialog FALSE FIRST FLAT FileEntry FileSelectBox FileSelectDialog "
        "FileTypeList Form Frame GROOVE Grid HIDDEN HList HORIZONTAL IMAGE IMAGETEXT IMMEDIATE INCREASING INSERT "
        "INSIDE INTEGER Image InputOnly IntVar LAST LEFT Label LabelEntry LabelFrame ListNoteBook Listbox MAIN MAX "
        "MITER MOVETO MULTIPLE Menu Menubutton Message Meter Misc N NE NO NONE NORMAL NS NSEW NUMERIC NW NoDefaultRoot "
        "NoteBook NoteBookFrame OFF ON OUTSIDE OptionMenu OptionName PAGES PIESLICE PROJECTING Pack PanedWindow "
        "PhotoImage Place PopupMenu RADIOBUTTON RAISED READABLE REAL RIDGE RIGHT ROUND ROW Radiobutton ResizeHandle S "
        "SCROLL SE SEL SEL_FIRST SEL_LAST SEPARATOR SINGLE SOLID STATUS SUNKEN SW S_REGION Scale Scrollbar "
        "ScrolledGrid ScrolledHList ScrolledListBox ScrolledTList ScrolledText ScrolledWindow Select Shell Spinbox "
        "StdButtonBox StringVar TCL_ALL_EVENTS TCL_DONT_WAIT TCL_FILE_EVENTS TCL_IDLE_EVENTS TCL_TIMER_EVENTS "
        "TCL_WINDOW_EVENTS TEXT TList TOP TRUE Tcl TclError TclVersion Text TixSubWidget TixWidget Tk TkVersion "
        "Toplevel Tree UNDERLINE UNITS VERTICAL Variable W WINDOW WORD WRITABLE Widget Wm X XView X_REGION Y YES YView "
        "Y_REGION __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _cnfmerge "
        "_dummyButton _dummyCheckbutton _dummyComboBox _dummyDirList _dummyDirSelectBox _dummyEntry "
        "_dummyExFileSelectBox _dummyFileComboBox _dummyFileSelectBox _dummyFrame _dummyHList _dummyLabel "
        "_dummyListbox _dummyMenu _dummyMenubutton _dummyNoteBookFrame _dummyPanedWindow _dummyScrollbar "
        "_dummyScrolledHList _dummyScrolledListBox _dummyStdButtonBox _dummyTList _dummyText getboolean getdouble "
        "getint image_names image_types mainloop os tixCommand tkinter warnings"
    ),
    "tkinter.ttk": (
        "Button Checkbutton Combobox Entry Frame Label LabelFrame LabeledScale Labelframe Menubutton Notebook "
        "OptionMenu PanedWindow Panedwindow Progressbar Radiobutton Scale Scrollbar Separator Sizegrip Spinbox Style "
        "Treeview Widget _REQUIRE_TILE __all__ __author__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __version__ _convert_stringval _flatten _format_elemcreate _format_layoutlist "
        "_format_mapdict _format_optdict _format_optvalue _join _list_from_layouttuple _list_from_statespec _load_tile "
        "_mapdict_values _script_from_settings _splitdict _stringify _tclobj_to_py _to_number _val_or_dict "
        "setup_master tclobjs_to_py tkinter"
    ),
    "token": (
        "AMPER AMPEREQUAL ASYNC AT ATEQUAL AWAIT CIRCUMFLEX CIRCUMFLEXEQUAL COLON COLONEQUAL COMMA COMMENT DEDENT DOT "
        "DOUBLESLASH DOUBLESLASHEQUAL DOUBLESTAR DOUBLESTAREQUAL ELLIPSIS ENCODING ENDMARKER EQEQUAL EQUAL ERRORTOKEN "
        "EXACT_TOKEN_TYPES GREATER GREATEREQUAL INDENT ISEOF ISNONTERMINAL ISTERMINAL LBRACE LEFTSHIFT LEFTSHIFTEQUAL "
        "LESS LESSEQUAL LPAR LSQB MINEQUAL MINUS NAME NEWLINE NL NOTEQUAL NT_OFFSET NUMBER N_TOKENS OP PERCENT "
        "PERCENTEQUAL PLUS PLUSEQUAL RARROW RBRACE RIGHTSHIFT RIGHTSHIFTEQUAL RPAR RSQB SEMI SLASH SLASHEQUAL "
        "SOFT_KEYWORD STAR STAREQUAL STRING TILDE TYPE_COMMENT TYPE_IGNORE VBAR VBAREQUAL __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ tok_name"
    ),
    "tokenize": (
        "AMPER AMPEREQUAL ASYNC AT ATEQUAL AWAIT BOM_UTF8 Binnumber CIRCUMFLEX CIRCUMFLEXEQUAL COLON COLONEQUAL COMMA "
        "COMMENT Comment ContStr DEDENT DOT DOUBLESLASH DOUBLESLASHEQUAL DOUBLESTAR DOUBLESTAREQUAL Decnumber Double "
        "Double3 ELLIPSIS ENCODING ENDMARKER EQEQUAL EQUAL ERRORTOKEN EXACT_TOKEN_TYPES Expfloat Exponent Floatnumber "
        "Funny GREATER GREATEREQUAL Hexnumber INDENT ISEOF ISNONTERMINAL ISTERMINAL Ignore Imagnumber Intnumber LBRACE "
        "LEFTSHIFT LEFTSHIFTEQUAL LESS LESSEQUAL LPAR LSQB MINEQUAL MINUS NAME NEWLINE NL NOTEQUAL NT_OFFSET NUMBER "
        "N_TOKENS Name Number OP Octnumber PERCENT PERCENTEQUAL PLUS PLUSEQUAL PlainToken Pointfloat PseudoExtras "
        "PseudoToken RARROW RBRACE RIGHTSHIFT RIGHTSHIFTEQUAL RPAR RSQB SEMI SLASH SLASHEQUAL SOFT_KEYWORD STAR "
        "STAREQUAL STRING Single Single3 Special StopTokenizing String StringPrefix TILDE TYPE_COMMENT TYPE_IGNORE "
        "TextIOWrapper Token TokenError TokenInfo Triple Untokenizer VBAR VBAREQUAL Whitespace __all__ __author__ "
        "__builtins__ __cached__ __credits__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_all_string_prefixes _builtin_open _compile _get_normal_name _itertools _prefix _tokenize any blank_re "
        "collections cookie_re detect_encoding endpats functools generate_tokens group lookup main maybe open re "
        "single_quoted sys t tabsize tok_name tokenize triple_quoted u untokenize"
    ),
    "trace": (
        "CoverageResults PRAGMA_NOCOVER Trace _Ignore __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _find_executable_linenos _find_lines _find_lines_from_code _find_strings "
        "_fullmodname _modname _time dis gc inspect io linecache main os pickle sys sysconfig threading token tokenize"
    ),
    "traceback": (
        "FrameSummary StackSummary TracebackException _RECURSIVE_CUTOFF _Sentinel __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _cause_message _context_message "
        "_format_final_exc_line _parse_value_tb _sentinel _some_str clear_frames collections extract_stack extract_tb "
        "format_exc format_exception format_exception_only format_list format_stack format_tb itertools linecache "
        "print_exc print_exception print_last print_list print_stack print_tb sys walk_stack walk_tb"
    ),
    "tracemalloc": (
        "BaseFilter DomainFilter Filter Frame Iterable Sequence Snapshot Statistic StatisticDiff Trace Traceback "
        "_Traces __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_compare_grouped_stats _format_size _get_object_traceback _get_traces _normalize_filename clear_traces "
        "fnmatch get_object_traceback get_traceback_limit get_traced_memory get_tracemalloc_memory is_tracing "
        "linecache os pickle reset_peak start stop take_snapshot total_ordering"
    ),
    "tty": (
        "B0 B1000000 B110 B115200 B1152000 B1200 B134 B150 B1500000 B1800 B19200 B200 B2000000 B230400 B2400 B2500000 "
        "B300 B3000000 B3500000 B38400 B4000000 B460800 B4800 B50 B500000 B57600 B576000 B600 B75 B921600 B9600 BRKINT "
        "BS0 BS1 BSDLY CBAUD CBAUDEX CC CDSUSP CEOF CEOL CEOT CERASE CFLAG CFLUSH CIBAUD CINTR CKILL CLNEXT CLOCAL "
        "CQUIT CR0 CR1 CR2 CR3 CRDLY CREAD CRPRNT CRTSCTS CS5 CS6 CS7 CS8 CSIZE CSTART CSTOP CSTOPB CSUSP CWERASE ECHO "
        "ECHOCTL ECHOE ECHOK ECHOKE ECHONL ECHOPRT EXTA EXTB FF0 FF1 FFDLY FIOASYNC FIOCLEX FIONBIO FIONCLEX FIONREAD "
        "FLUSHO HUPCL ICANON ICRNL IEXTEN IFLAG IGNBRK IGNCR IGNPAR IMAXBEL INLCR INPCK IOCSIZE_MASK IOCSIZE_SHIFT "
        "ISIG ISPEED ISTRIP IUCLC IXANY IXOFF IXON LFLAG NCC NCCS NL0 NL1 NLDLY NOFLSH N_MOUSE N_PPP N_SLIP N_STRIP "
        "N_TTY OCRNL OFDEL OFILL OFLAG OLCUC ONLCR ONLRET ONOCR OPOST OSPEED PARENB PARMRK PARODD PENDIN TAB0 TAB1 "
        "TAB2 TAB3 TABDLY TCFLSH TCGETA TCGETS TCIFLUSH TCIOFF TCIOFLUSH TCION TCOFLUSH TCOOFF TCOON TCSADRAIN "
        "TCSAFLUSH TCSANOW TCSBRK TCSBRKP TCSETA TCSETAF TCSETAW TCSETS TCSETSF TCSETSW TCXONC TIOCCONS TIOCEXCL "
        "TIOCGETD TIOCGICOUNT TIOCGLCKTRMIOS TIOCGPGRP TIOCGSERIAL TIOCGSOFTCAR TIOCGWINSZ TIOCINQ TIOCLINUX TIOCMBIC "
        "TIOCMBIS TIOCMGET TIOCMIWAIT TIOCMSET TIOCM_CAR TIOCM_CD TIOCM_CTS TIOCM_DSR TIOCM_DTR TIOCM_LE TIOCM_RI "
        "TIOCM_RNG TIOCM_RTS TIOCM_SR TIOCM_ST TIOCNOTTY TIOCNXCL TIOCOUTQ TIOCPKT TIOCPKT_DATA TIOCPKT_DOSTOP "
        "TIOCPKT_FLUSHREAD TIOCPKT_FLUSHWRITE TIOCPKT_NOSTOP TIOCPKT_START TIOCPKT_STOP TIOCSCTTY TIOCSERCONFIG "
        "TIOCSERGETLSR TIOCSERGETMULTI TIOCSERGSTRUCT TIOCSERGWILD TIOCSERSETMULTI TIOCSERSWILD TIOCSER_TEMT TIOCSETD "
        "TIOCSLCKTRMIOS TIOCSPGRP TIOCSSERIAL TIOCSSOFTCAR TIOCSTI TIOCSWINSZ TOSTOP VDISCARD VEOF VEOL VEOL2 VERASE "
        "VINTR VKILL VLNEXT VMIN VQUIT VREPRINT VSTART VSTOP VSUSP VSWTC VSWTCH VT0 VT1 VTDLY VTIME VWERASE XCASE "
        "XTABS __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ error "
        "setcbreak setraw tcdrain tcflow tcflush tcgetattr tcsendbreak tcsetattr"
    ),
    "turtle": (
        "Canvas Pen RawPen RawTurtle Screen ScrolledCanvas Shape TK TNavigator TPen Tbuffer Terminator Turtle "
        "TurtleGraphicsError TurtleScreen TurtleScreenBase Vec2D _CFG _LANGUAGE _Root _Screen _TurtleImage __all__ "
        "__builtins__ __cached__ __doc__ __file__ __forwardmethods __func_body __loader__ __methodDict __methods "
        "__name__ __package__ __spec__ __stringBody _alias_list _make_global_funcs _screen_docrevise _tg_classes "
        "_tg_screen_functions _tg_turtle_functions _tg_utilities _turtle_docrevise _ver addshape back backward "
        "begin_fill begin_poly bgcolor bgpic bk bye circle clear clearscreen clearstamp clearstamps clone color "
        "colormode config_dict deepcopy degrees delay distance done dot down end_fill end_poly exitonclick fd "
        "fillcolor filling forward get_poly get_shapepoly getcanvas getmethparlist getpen getscreen getshapes "
        "getturtle goto heading hideturtle home ht inspect isdown isfile isvisible join left listen lt mainloop math "
        "mode numinput onclick ondrag onkey onkeypress onkeyrelease onrelease onscreenclick ontimer pd pen pencolor "
        "pendown pensize penup pos position pu radians read_docstrings readconfig register_shape reset resetscreen "
        "resizemode right rt screensize seth setheading setpos setposition settiltangle setundobuffer setup "
        "setworldcoordinates setx sety shape shapesize shapetransform shearfactor showturtle simpledialog speed split "
        "st stamp sys textinput tilt tiltangle time title towards tracer turtles turtlesize types undo "
        "undobufferentries up update width window_height window_width write write_docstringdict xcor ycor"
    ),
    "types": (
        "AsyncGeneratorType BuiltinFunctionType BuiltinMethodType CellType ClassMethodDescriptorType CodeType "
        "CoroutineType DynamicClassAttribute EllipsisType FrameType FunctionType GeneratorType GenericAlias "
        "GetSetDescriptorType LambdaType MappingProxyType MemberDescriptorType MethodDescriptorType MethodType "
        "MethodWrapperType ModuleType NoneType NotImplementedType SimpleNamespace TracebackType UnionType "
        "WrapperDescriptorType _GeneratorWrapper __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _calculate_meta _cell_factory coroutine new_class prepare_class resolve_bases"
    ),
    "typing": (
        "ABCMeta AbstractSet Annotated Any AnyStr AsyncContextManager AsyncGenerator AsyncIterable AsyncIterator "
        "Awaitable BinaryIO ByteString CT_co Callable ChainMap ClassVar Collection Concatenate Container "
        "ContextManager Coroutine Counter DefaultDict Deque Dict EXCLUDED_ATTRIBUTES Final ForwardRef FrozenSet "
        "Generator Generic GenericAlias Hashable IO ItemsView Iterable Iterator KT KeysView List Literal Mapping "
        "MappingView Match MethodDescriptorType MethodWrapperType MutableMapping MutableSequence MutableSet NamedTuple "
        "NamedTupleMeta NewType NoReturn Optional OrderedDict ParamSpec ParamSpecArgs ParamSpecKwargs Pattern Protocol "
        "Reversible Sequence Set Sized SupportsAbs SupportsBytes SupportsComplex SupportsFloat SupportsIndex "
        "SupportsInt SupportsRound T TYPE_CHECKING T_co T_contra Text TextIO Tuple Type TypeAlias TypeGuard TypeVar "
        "TypedDict Union VT VT_co V_co ValuesView WrapperDescriptorType _AnnotatedAlias _BaseGenericAlias "
        "_CallableGenericAlias _CallableType _ConcatenateGenericAlias _Final _GenericAlias _Immutable "
        "_LiteralGenericAlias _LiteralSpecialForm _NamedTuple _PROTO_ALLOWLIST _ProtocolMeta _SPECIAL_NAMES "
        "_SpecialForm _SpecialGenericAlias _TYPING_INTERNALS _TupleType _TypeVarLike _TypedDict _TypedDictMeta "
        "_TypingEllipsis _TypingEmpty _UnionGenericAlias __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _alias _allow_reckless_class_checks _allowed_types _caller _check_generic "
        "_cleanups _collect_type_vars _deduplicate _eval_type _flatten_literal_params _get_defaults "
        "_get_protocol_attrs _is_callable_members_only _is_dunder _is_param_expr _make_nmtuple _namedtuple_mro_entries "
        "_no_init_or_replace_init _overload_dummy _prepare_paramspec_params _prohibited _remove_dups_flatten _special "
        "_strip_annotations _tp_cache _type_check _type_convert _type_repr _value_and_type_iter abstractmethod cast "
        "collections contextlib final functools get_args get_origin get_type_hints io is_typeddict no_type_check "
        "no_type_check_decorator operator overload re runtime_checkable stdlib_re sys types"
    ),
    "unicodedata": (
        "UCD __doc__ __file__ __loader__ __name__ __package__ __spec__ _ucnhash_CAPI bidirectional category combining "
        "decimal decomposition digit east_asian_width is_normalized lookup mirrored name normalize numeric ucd_3_2_0 "
        "unidata_version"
    ),
    "unittest": (
        "BaseTestSuite FunctionTestCase IsolatedAsyncioTestCase SkipTest TestCase TestLoader TestProgram TestResult "
        "TestSuite TextTestResult TextTestRunner _TextTestResult __all__ __builtins__ __cached__ __dir__ __doc__ "
        "__file__ __getattr__ __loader__ __name__ __package__ __path__ __spec__ __unittest addModuleCleanup case "
        "defaultTestLoader expectedFailure findTestCases getTestCaseNames installHandler load_tests loader main "
        "makeSuite registerResult removeHandler removeResult result runner signals skip skipIf skipUnless suite util"
    ),
    "unittest._log": (
        "_AssertLogsContext _BaseTestCaseContext _CapturingHandler _LoggingWatcher __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ collections logging"
    ),
    "unittest.async_case": (
        "IsolatedAsyncioTestCase TestCase __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ asyncio inspect"
    ),
    "unittest.case": (
        "DIFF_OMITTED FunctionTestCase SkipTest TestCase _AssertRaisesBaseContext _AssertRaisesContext "
        "_AssertWarnsContext _BaseTestCaseContext _OrderedChainMap _Outcome _ShouldStop _SubTest _UnexpectedSuccess "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __unittest "
        "_common_shorten_repr _count_diff_all_purpose _count_diff_hashable _id _is_subtype _module_cleanups "
        "_subtest_msg_sentinel addModuleCleanup collections contextlib difflib doModuleCleanups expectedFailure "
        "functools pprint re result safe_repr skip skipIf skipUnless strclass sys traceback types warnings"
    ),
    "unittest.loader": (
        "TestLoader VALID_MODULE_NAME _FailedTest __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __unittest _jython_aware_splitext _makeLoader _make_failed_import_test "
        "_make_failed_load_tests _make_failed_test _make_skipped_test case defaultTestLoader findTestCases fnmatch "
        "fnmatchcase functools getTestCaseNames makeSuite os re suite sys traceback types util warnings"
    ),
    "unittest.main": (
        "MAIN_EXAMPLES MODULE_EXAMPLES TestProgram __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __unittest _convert_name _convert_names _convert_select_pattern argparse installHandler "
        "loader main os runner sys"
    ),
    "unittest.mock": (
        "ANY AsyncMagicMixin AsyncMock AsyncMockMixin Base CallableMixin CodeType DEFAULT FILTER_DIR FunctionTypes "
        "InvalidSpecError MagicMixin MagicMock MagicProxy MethodType Mock ModuleType NonCallableMagicMock "
        "NonCallableMock PropertyMock RLock _ANY _AnyComparer _AsyncIterator _Call _CallList _MOCK_SIG _MockIter "
        "_Sentinel _SentinelObject _SpecState __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _all_magics _all_sync_magics _allowed_names _async_magics _async_method_magics _builtins "
        "_calculate_return_value _callable _check_and_set_parent _check_signature _check_spec_arg_typos _clear_dict "
        "_copy_func_details _delegating_property _deleted _dot_lookup _extract_mock _format_call_signature "
        "_get_async_iter _get_eq _get_iter _get_method _get_ne _get_signature_object _get_target _importer "
        "_instance_callable _is_async_func _is_async_obj _is_exception _is_instance_mock _is_list _is_magic _magics "
        "_missing _must_skip _non_defaults _patch _patch_dict _patch_multiple _patch_object _patch_stopall "
        "_return_values _safe_super _set_return_value _set_signature _setup_async_mock _setup_func "
        "_side_effect_methods _sync_async_magics _to_stream _try_iter _unsupported_magics asyncio builtins call "
        "contextlib create_autospec file_spec inplace inspect io iscoroutinefunction magic_methods mock_open numerics "
        "partial patch pprint right safe_repr seal sentinel sys wraps"
    ),
    "unittest.result": (
        "STDERR_LINE STDOUT_LINE TestResult __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ __unittest failfast io sys traceback util wraps"
    ),
    "unittest.runner": (
        "TextTestResult TextTestRunner _WritelnDecorator __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ __unittest registerResult result sys time warnings"
    ),
    "unittest.signals": (
        "_InterruptHandler __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "__unittest _interrupt_handler _results installHandler registerResult removeHandler removeResult signal "
        "weakref wraps"
    ),
    "unittest.suite": (
        "BaseTestSuite TestSuite _DebugResult _ErrorHolder __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ __unittest _call_if_exists _isnotsuite case sys util"
    ),
    "unittest.util": (
        "Counter _MAX_LENGTH _MIN_BEGIN_LEN _MIN_COMMON_LEN _MIN_DIFF_LEN _MIN_END_LEN _Mismatch _PLACEHOLDER_LEN "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __unittest "
        "_common_shorten_repr _count_diff_all_purpose _count_diff_hashable _shorten commonprefix namedtuple safe_repr "
        "sorted_list_difference strclass three_way_cmp unorderable_list_difference"
    ),
    "urllib": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ error parse "
        "request response"
    ),
    "urllib.error": (
        "ContentTooShortError HTTPError URLError __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ io urllib"
    ),
    "urllib.parse": (
        "DefragResult DefragResultBytes MAX_CACHE_SIZE ParseResult ParseResultBytes Quoter ResultBase SplitResult "
        "SplitResultBytes _ALWAYS_SAFE _ALWAYS_SAFE_BYTES _DefragResultBase _NetlocResultMixinBase "
        "_NetlocResultMixinBytes _NetlocResultMixinStr _ParseResultBase _ResultMixinBytes _ResultMixinStr "
        "_SplitResultBase _UNSAFE_URL_BYTES_TO_REMOVE _WHATWG_C0_CONTROL_OR_SPACE __all__ __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _asciire _checknetloc _coerce_args _decode_args "
        "_encode_result _hexdig _hextobyte _hostprog _implicit_encoding _implicit_errors _noop _parse_cache _portprog "
        "_safe_quoters _splitattr _splithost _splitnetloc _splitnport _splitparams _splitpasswd _splitport _splitquery "
        "_splittag _splittype _splituser _splitvalue _to_bytes _typeprog clear_cache collections namedtuple "
        "non_hierarchical parse_qs parse_qsl quote quote_from_bytes quote_plus re scheme_chars splitattr splithost "
        "splitnport splitpasswd splitport splitquery splittag splittype splituser splitvalue sys to_bytes types "
        "unquote unquote_plus unquote_to_bytes unwrap urldefrag urlencode urljoin urlparse urlsplit urlunparse "
        "urlunsplit uses_fragment uses_netloc uses_params uses_query uses_relative warnings"
    ),
    "urllib.request": (
        "AbstractBasicAuthHandler AbstractDigestAuthHandler AbstractHTTPHandler BaseHandler CacheFTPHandler "
        "ContentTooShortError DataHandler FTPHandler FancyURLopener FileHandler HTTPBasicAuthHandler "
        "HTTPCookieProcessor HTTPDefaultErrorHandler HTTPDigestAuthHandler HTTPError HTTPErrorProcessor HTTPHandler "
        "HTTPPasswordMgr HTTPPasswordMgrWithDefaultRealm HTTPPasswordMgrWithPriorAuth HTTPRedirectHandler HTTPSHandler "
        "MAXFTPCACHE OpenerDirector ProxyBasicAuthHandler ProxyDigestAuthHandler ProxyHandler Request URLError "
        "URLopener UnknownHandler __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ __version__ _cut_port_re _ftperrors _have_ssl _localhost _noheaders _opener _parse_proxy "
        "_proxy_bypass_macosx_sysconf _randombytes _safe_gethostbyname _splitattr _splithost _splitpasswd _splitport "
        "_splitquery _splittag _splittype _splituser _splitvalue _thishost _to_bytes _url_tempfiles addclosehook "
        "addinfourl base64 bisect build_opener contextlib email ftpcache ftperrors ftpwrapper getproxies "
        "getproxies_environment hashlib http install_opener io localhost noheaders os parse_http_list parse_keqv_list "
        "pathname2url posixpath proxy_bypass proxy_bypass_environment quote re request_host socket ssl string sys "
        "tempfile thishost time unquote unquote_to_bytes unwrap url2pathname urlcleanup urljoin urlopen urlparse "
        "urlretrieve urlsplit urlunparse warnings"
    ),
    "urllib.response": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ addbase "
        "addclosehook addinfo addinfourl tempfile"
    ),
    "urllib.robotparser": (
        "Entry RequestRate RobotFileParser RuleLine __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ collections urllib"
    ),
    "uu": (
        "Error __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ binascii "
        "decode encode os sys test"
    ),
    "uuid": (
        "Enum NAMESPACE_DNS NAMESPACE_OID NAMESPACE_URL NAMESPACE_X500 RESERVED_FUTURE RESERVED_MICROSOFT RESERVED_NCS "
        "RFC_4122 SafeUUID UUID _AIX _GETTERS _LINUX _MAC_DELIM _MAC_OMITS_LEADING_ZEROES _OS_GETTERS _UuidCreate "
        "__author__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _arp_getnode "
        "_find_mac_near_keyword _find_mac_under_heading _generate_time_safe _get_command_stdout "
        "_has_uuid_generate_time_safe _ifconfig_getnode _ip_getnode _ipconfig_getnode _is_universal _lanscan_getnode "
        "_last_timestamp _load_system_functions _netbios_getnode _netstat_getnode _node _parse_mac _platform_system "
        "_random_getnode _unix_getnode _uuid _windll_getnode bytes_ getnode int_ os platform sys uuid1 uuid3 uuid4 "
        "uuid5"
    ),
    "venv": (
        "CORE_VENV_DEPS EnvBuilder __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ "
        "__spec__ create logger logging main os shutil subprocess sys sysconfig types"
    ),
    "warnings": (
        "WarningMessage _OptionError __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _add_filter _defaultaction _filters_mutated _formatwarning_orig _formatwarnmsg _formatwarnmsg_impl "
        "_getaction _getcategory _is_internal_frame _next_external_frame _onceregistry _processoptions _setoption "
        "_showwarning_orig _showwarnmsg _showwarnmsg_impl _warn_unawaited_coroutine catch_warnings defaultaction "
        "filters filterwarnings formatwarning onceregistry resetwarnings showwarning simplefilter sys warn "
        "warn_explicit"
    ),
    "wave": (
        "Chunk Error WAVE_FORMAT_PCM Wave_read Wave_write __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _array_fmts _wave_params audioop builtins namedtuple open struct sys"
    ),
    "weakref": (
        "CallableProxyType KeyedRef ProxyType ProxyTypes ReferenceType WeakKeyDictionary WeakMethod WeakSet "
        "WeakValueDictionary _IterationGuard __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _collections_abc _remove_dead_weakref finalize getweakrefcount getweakrefs itertools "
        "proxy ref sys"
    ),
    "webbrowser": (
        "BackgroundBrowser BaseBrowser Chrome Chromium Elinks Error Galeon GenericBrowser Grail Konqueror Mozilla "
        "Netscape Opera UnixBrowser __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _browsers _lock _os_preferred_browser _synthesize _tryorder get main open open_new open_new_tab os "
        "register register_X_browsers register_standard_browsers shlex shutil subprocess sys threading"
    ),
    "wsgiref": "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__",
    "wsgiref.handlers": (
        "BaseCGIHandler BaseHandler CGIHandler FileWrapper Headers IISCGIHandler SimpleHandler __all__ __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _is_request _monthname _needs_transcode "
        "_weekdayname format_date_time guess_scheme is_hop_by_hop os read_environ sys time"
    ),
    "wsgiref.headers": (
        "Headers __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _formatparam re "
        "tspecials"
    ),
    "wsgiref.simple_server": (
        "BaseHTTPRequestHandler HTTPServer ServerHandler SimpleHandler WSGIRequestHandler WSGIServer __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ demo_app "
        "make_server python_implementation server_version software_version sys sys_version urllib"
    ),
    "wsgiref.util": (
        "FileWrapper __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_hoppish application_uri guess_scheme is_hop_by_hop posixpath request_uri setup_testing_defaults "
        "shift_path_info"
    ),
    "wsgiref.validate": (
        "ErrorWrapper InputWrapper IteratorWrapper PartialIteratorWrapper WSGIWarning WriteWrapper __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ assert_ bad_header_value_re "
        "check_content_type check_environ check_errors check_exc_info check_headers check_input check_iterator "
        "check_status check_string_type header_re re sys validator warnings"
    ),
    "xdrlib": (
        "BytesIO ConversionError Error Packer Unpacker __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ raise_conversion_error struct wraps"
    ),
    "xml": (
        "__all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ etree "
        "parsers"
    ),
    "xml.dom": (
        "DOMException DOMSTRING_SIZE_ERR DomstringSizeErr EMPTY_NAMESPACE EMPTY_PREFIX HIERARCHY_REQUEST_ERR "
        "HierarchyRequestErr INDEX_SIZE_ERR INUSE_ATTRIBUTE_ERR INVALID_ACCESS_ERR INVALID_CHARACTER_ERR "
        "INVALID_MODIFICATION_ERR INVALID_STATE_ERR IndexSizeErr InuseAttributeErr InvalidAccessErr "
        "InvalidCharacterErr InvalidModificationErr InvalidStateErr NAMESPACE_ERR NOT_FOUND_ERR NOT_SUPPORTED_ERR "
        "NO_DATA_ALLOWED_ERR NO_MODIFICATION_ALLOWED_ERR NamespaceErr NoDataAllowedErr NoModificationAllowedErr Node "
        "NotFoundErr NotSupportedErr SYNTAX_ERR SyntaxErr UserDataHandler VALIDATION_ERR ValidationErr "
        "WRONG_DOCUMENT_ERR WrongDocumentErr XHTML_NAMESPACE XMLNS_NAMESPACE XML_NAMESPACE __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ domreg getDOMImplementation "
        "registerDOMImplementation"
    ),
    "xml.dom.NodeFilter": (
        "NodeFilter __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "xml.dom.domreg": (
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _good_enough "
        "_parse_feature_string getDOMImplementation registerDOMImplementation registered sys "
        "well_known_implementations"
    ),
    "xml.dom.expatbuilder": (
        "CDATA_SECTION_NODE DOCUMENT_NODE EMPTY_NAMESPACE EMPTY_PREFIX ElementInfo ExpatBuilder ExpatBuilderNS "
        "FILTER_ACCEPT FILTER_INTERRUPT FILTER_REJECT FILTER_SKIP FilterCrutch FilterVisibilityController "
        "FragmentBuilder FragmentBuilderNS InternalSubsetExtractor Namespaces Node NodeFilter ParseEscape Rejecter "
        "Skipper TEXT_NODE XMLNS_NAMESPACE _ALLOWED_FILTER_RETURNS _FRAGMENT_BUILDER_INTERNAL_SYSTEM_ID "
        "_FRAGMENT_BUILDER_TEMPLATE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_append_child _intern _parse_ns_name _set_attribute_node _typeinfo_map expat makeBuilder minidom parse "
        "parseFragment parseFragmentString parseString theDOMImplementation xmlbuilder"
    ),
    "xml.dom.minicompat": (
        "EmptyNodeList NodeList StringTypes __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ defproperty xml"
    ),
    "xml.dom.minidom": (
        "Attr AttributeList CDATASection CharacterData Childless Comment DOMImplementation DOMImplementationLS "
        "Document DocumentFragment DocumentLS DocumentType EMPTY_NAMESPACE EMPTY_PREFIX Element ElementInfo "
        "EmptyNodeList Entity Identified NamedNodeMap Node NodeList Notation ProcessingInstruction "
        "ReadOnlySequentialNamedNodeMap StringTypes Text TypeInfo XMLNS_NAMESPACE __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _append_child _clear_id_cache _clone_node _do_pulldom_parse "
        "_get_containing_element _get_containing_entref _get_elements_by_tagName_helper "
        "_get_elements_by_tagName_ns_helper _in_document _no_type _nodeTypes_with_children _nssplit "
        "_set_attribute_node _write_data defproperty domreg getDOMImplementation io parse parseString xml"
    ),
    "xml.dom.pulldom": (
        "CHARACTERS COMMENT DOMEventStream END_DOCUMENT END_ELEMENT ErrorHandler IGNORABLE_WHITESPACE "
        "PROCESSING_INSTRUCTION PullDOM SAX2DOM START_DOCUMENT START_ELEMENT __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ default_bufsize parse parseString xml"
    ),
    "xml.dom.xmlbuilder": (
        "DOMBuilder DOMBuilderFilter DOMEntityResolver DOMImplementationLS DOMInputSource DocumentLS Options __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _name_xform copy xml"
    ),
    "xml.etree": (
        "ElementPath __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__"
    ),
    "xml.etree.ElementInclude": (
        "DEFAULT_MAX_INCLUSION_DEPTH ElementTree FatalIncludeError LimitedRecursiveIncludeError XINCLUDE "
        "XINCLUDE_FALLBACK XINCLUDE_INCLUDE __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _include copy default_loader include urljoin"
    ),
    "xml.etree.ElementPath": (
        "_SelectorContext __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _cache "
        "_is_wildcard_tag _prepare_tag find findall findtext get_parent_map iterfind ops prepare_child "
        "prepare_descendant prepare_parent prepare_predicate prepare_self prepare_star re xpath_tokenizer "
        "xpath_tokenizer_re"
    ),
    "xml.etree.ElementTree": (
        "C14NWriterTarget Comment Element ElementPath ElementTree HTML_EMPTY PI ParseError ProcessingInstruction QName "
        "SubElement TreeBuilder VERSION XML XMLID XMLParser XMLPullParser _Element_Py _ListDataStream __all__ "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ _escape_attrib "
        "_escape_attrib_c14n _escape_attrib_html _escape_cdata _escape_cdata_c14n _get_writer _looks_like_prefix_name "
        "_namespace_map _namespaces _raise_serialization_error _serialize _serialize_html _serialize_text "
        "_serialize_xml _set_factories canonicalize collections contextlib dump fromstring fromstringlist indent io "
        "iselement iterparse parse re register_namespace sys tostring tostringlist warnings"
    ),
    "xml.etree.cElementTree": (
        "C14NWriterTarget Comment Element ElementTree PI ParseError ProcessingInstruction QName SubElement TreeBuilder "
        "VERSION XML XMLID XMLParser XMLPullParser __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ canonicalize dump fromstring fromstringlist indent iselement iterparse parse "
        "register_namespace tostring tostringlist"
    ),
    "xml.parsers": ("__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__ expat"),
    "xml.parsers.expat": (
        "EXPAT_VERSION ErrorString ExpatError ParserCreate XMLParserType XML_PARAM_ENTITY_PARSING_ALWAYS "
        "XML_PARAM_ENTITY_PARSING_NEVER XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ error errors expat_CAPI features model native_encoding sys "
        "version_info"
    ),
    "xml.sax": (
        "ContentHandler ErrorHandler InputSource SAXException SAXNotRecognizedException SAXNotSupportedException "
        "SAXParseException SAXReaderNotAvailable __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __path__ __spec__ _create_parser _exceptions _false _key default_parser_list handler make_parser "
        "parse parseString xmlreader"
    ),
    "xml.sax._exceptions": (
        "SAXException SAXNotRecognizedException SAXNotSupportedException SAXParseException SAXReaderNotAvailable "
        "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__"
    ),
    "xml.sax.expatreader": (
        "AttributesImpl AttributesNSImpl ExpatLocator ExpatParser SAXException SAXNotRecognizedException "
        "SAXNotSupportedException SAXParseException SAXReaderNotAvailable _ClosedParser __builtins__ __cached__ "
        "__doc__ __file__ __loader__ __name__ __package__ __spec__ _mkproxy create_parser expat feature_external_ges "
        "feature_external_pes feature_namespace_prefixes feature_namespaces feature_string_interning "
        "feature_validation handler property_interning_dict property_xml_string saxutils version xmlreader"
    ),
    "xml.sax.handler": (
        "ContentHandler DTDHandler EntityResolver ErrorHandler LexicalHandler __builtins__ __cached__ __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ all_features all_properties feature_external_ges "
        "feature_external_pes feature_namespace_prefixes feature_namespaces feature_string_interning "
        "feature_validation property_declaration_handler property_dom_node property_encoding property_interning_dict "
        "property_lexical_handler property_xml_string version"
    ),
    "xml.sax.saxutils": (
        "XMLFilterBase XMLGenerator __builtins__ __cached__ __dict_replace __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ _gettextwriter codecs escape handler io os prepare_input_source quoteattr unescape "
        "urllib xmlreader"
    ),
    "xml.sax.xmlreader": (
        "AttributesImpl AttributesNSImpl IncrementalParser InputSource Locator SAXNotRecognizedException "
        "SAXNotSupportedException XMLReader __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _test handler"
    ),
    "xmlrpc": "__builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __path__ __spec__",
    "xmlrpc.client": (
        "APPLICATION_ERROR Binary Boolean BytesIO DateTime Decimal Error ExpatParser FastMarshaller FastParser "
        "FastUnmarshaller Fault GzipDecodedResponse INTERNAL_ERROR INVALID_ENCODING_CHAR INVALID_METHOD_PARAMS "
        "INVALID_XMLRPC MAXINT METHOD_NOT_FOUND MININT Marshaller MultiCall MultiCallIterator NOT_WELLFORMED_ERROR "
        "PARSE_ERROR ProtocolError ResponseError SERVER_ERROR SYSTEM_ERROR SafeTransport Server ServerProxy "
        "TRANSPORT_ERROR Transport UNSUPPORTED_ENCODING Unmarshaller WRAPPERS _Method _MultiCallMethod __builtins__ "
        "__cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ __version__ _binary _datetime "
        "_datetime_type _iso8601_format _strftime base64 boolean datetime dumps errno escape expat getparser gzip "
        "gzip_decode gzip_encode http loads sys time urllib"
    ),
    "xmlrpc.server": (
        "BaseHTTPRequestHandler CGIXMLRPCRequestHandler DocCGIXMLRPCRequestHandler DocXMLRPCRequestHandler "
        "DocXMLRPCServer Fault MultiPathXMLRPCServer ServerHTMLDoc SimpleXMLRPCDispatcher SimpleXMLRPCRequestHandler "
        "SimpleXMLRPCServer XMLRPCDocGenerator __builtins__ __cached__ __doc__ __file__ __loader__ __name__ "
        "__package__ __spec__ dumps fcntl gzip_decode gzip_encode html http list_public_methods loads os partial pydoc "
        "re resolve_dotted_attribute signature socketserver sys traceback"
    ),
    "xxlimited": "Error Str Xxo __doc__ __file__ __loader__ __name__ __package__ __spec__ foo new",
    "xxlimited_35": "Null Str Xxo __doc__ __file__ __loader__ __name__ __package__ __spec__ error foo new roj",
    "xxsubtype": "__doc__ __loader__ __name__ __package__ __spec__ bench spamdict spamlist",
    "zipapp": (
        "MAIN_TEMPLATE ZipAppError __all__ __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ _copy_archive _maybe_open _write_file_prefix contextlib create_archive get_interpreter main os "
        "pathlib shebang_encoding shutil stat sys zipfile"
    ),
    "zipfile": (
        "BZIP2_VERSION BadZipFile BadZipfile CompleteDirs DEFAULT_VERSION FastLookup LZMACompressor LZMADecompressor "
        "LZMA_VERSION LargeZipFile MAX_EXTRACT_VERSION Path PyZipFile ZIP64_LIMIT ZIP64_VERSION ZIP_BZIP2 ZIP_DEFLATED "
        "ZIP_FILECOUNT_LIMIT ZIP_LZMA ZIP_MAX_COMMENT ZIP_STORED ZipExtFile ZipFile ZipInfo _CD64_CREATE_VERSION "
        "_CD64_DIRECTORY_RECSIZE _CD64_DIRECTORY_SIZE _CD64_DISK_NUMBER _CD64_DISK_NUMBER_START _CD64_EXTRACT_VERSION "
        "_CD64_NUMBER_ENTRIES_THIS_DISK _CD64_NUMBER_ENTRIES_TOTAL _CD64_OFFSET_START_CENTDIR _CD64_SIGNATURE "
        "_CD_COMMENT_LENGTH _CD_COMPRESSED_SIZE _CD_COMPRESS_TYPE _CD_CRC _CD_CREATE_SYSTEM _CD_CREATE_VERSION "
        "_CD_DATE _CD_DISK_NUMBER_START _CD_EXTERNAL_FILE_ATTRIBUTES _CD_EXTRACT_SYSTEM _CD_EXTRACT_VERSION "
        "_CD_EXTRA_FIELD_LENGTH _CD_FILENAME_LENGTH _CD_FLAG_BITS _CD_INTERNAL_FILE_ATTRIBUTES _CD_LOCAL_HEADER_OFFSET "
        "_CD_SIGNATURE _CD_TIME _CD_UNCOMPRESSED_SIZE _DD_SIGNATURE _ECD_COMMENT _ECD_COMMENT_SIZE _ECD_DISK_NUMBER "
        "_ECD_DISK_START _ECD_ENTRIES_THIS_DISK _ECD_ENTRIES_TOTAL _ECD_LOCATION _ECD_OFFSET _ECD_SIGNATURE _ECD_SIZE "
        "_EXTRA_FIELD_STRUCT _EndRecData _EndRecData64 _FH_COMPRESSED_SIZE _FH_COMPRESSION_METHOD _FH_CRC "
        "_FH_EXTRACT_SYSTEM _FH_EXTRACT_VERSION _FH_EXTRA_FIELD_LENGTH _FH_FILENAME_LENGTH "
        "_FH_GENERAL_PURPOSE_FLAG_BITS _FH_LAST_MOD_DATE _FH_LAST_MOD_TIME _FH_SIGNATURE _FH_UNCOMPRESSED_SIZE "
        "_SharedFile _Tellable _ZipDecrypter _ZipWriteFile __all__ __builtins__ __cached__ __doc__ __file__ __loader__ "
        "__name__ __package__ __spec__ _ancestry _check_compression _check_zipfile _crctable _dedupe _difference "
        "_extract_text_encoding _gen_crc _get_compressor _get_decompressor _parents _strip_extra binascii bz2 "
        "compressor_names contextlib crc32 error importlib io is_zipfile itertools lzma main os pathlib posixpath "
        "shutil sizeCentralDir sizeEndCentDir sizeEndCentDir64 sizeEndCentDir64Locator sizeFileHeader stat "
        "stringCentralDir stringEndArchive stringEndArchive64 stringEndArchive64Locator stringFileHeader struct "
        "structCentralDir structEndArchive structEndArchive64 structEndArchive64Locator structFileHeader sys threading "
        "time zlib"
    ),
    "zipimport": (
        "END_CENTRAL_DIR_SIZE MAX_COMMENT_LEN STRING_END_ARCHIVE ZipImportError __all__ __builtins__ __doc__ "
        "__loader__ __name__ __package__ __spec__ _bootstrap _bootstrap_external _code_type _compile_source _eq_mtime "
        "_get_data _get_decompress_func _get_module_code _get_module_info _get_module_path "
        "_get_mtime_and_size_of_source _get_pyc_source _imp _importing_zlib _io _is_dir _module_type "
        "_normalize_line_endings _parse_dostime _read_directory _unmarshal_code _unpack_uint16 _unpack_uint32 "
        "_warnings _zip_directory_cache _zip_searchorder alt_path_sep cp437_table marshal path_sep sys time "
        "zipimporter"
    ),
    "zlib": (
        "DEFLATED DEF_BUF_SIZE DEF_MEM_LEVEL MAX_WBITS ZLIB_RUNTIME_VERSION ZLIB_VERSION Z_BEST_COMPRESSION "
        "Z_BEST_SPEED Z_BLOCK Z_DEFAULT_COMPRESSION Z_DEFAULT_STRATEGY Z_FILTERED Z_FINISH Z_FIXED Z_FULL_FLUSH "
        "Z_HUFFMAN_ONLY Z_NO_COMPRESSION Z_NO_FLUSH Z_PARTIAL_FLUSH Z_RLE Z_SYNC_FLUSH Z_TREES __doc__ __file__ "
        "__loader__ __name__ __package__ __spec__ __version__ adler32 compress compressobj crc32 decompress "
        "decompressobj error"
    ),
    "zoneinfo": (
        "InvalidTZPathWarning TZPATH ZoneInfo ZoneInfoNotFoundError __all__ __builtins__ __cached__ __dir__ __doc__ "
        "__file__ __getattr__ __loader__ __name__ __package__ __path__ __spec__ _common _tzpath available_timezones "
        "reset_tzpath"
    ),
    "zoneinfo._common": (
        "ZoneInfoNotFoundError _TZifHeader __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ "
        "__spec__ load_data load_tzdata struct"
    ),
    "zoneinfo._tzpath": (
        "InvalidTZPathWarning TZPATH __builtins__ __cached__ __doc__ __file__ __loader__ __name__ __package__ __spec__ "
        "_get_invalid_paths_message _parse_python_tzpath _validate_tzfile_path available_timezones find_tzfile os "
        "reset_tzpath sysconfig"
    ),
    "zoneinfo._zoneinfo": (
        "EPOCH EPOCHORDINAL ZoneInfo _CalendarOffset _DayOffset _NO_TTINFO _TZStr __builtins__ __cached__ __doc__ "
        "__file__ __loader__ __name__ __package__ __spec__ _common _load_timedelta _parse_dst_start_end "
        "_parse_tz_delta _parse_tz_str _post_epoch_days_before_year _ttinfo _tzpath bisect calendar collections "
        "datetime functools re timedelta tzinfo weakref"
    ),
}
"""Module of 3.10 → the names that it has on Linux."""

ADDED_NAMES = {
    "_ast": (
        "ParamSpec=3.12 PyCF_OPTIMIZED_AST=3.13 TryStar=3.11 TypeAlias=3.12 TypeVar=3.12 TypeVarTuple=3.12 "
        "type_param=3.12"
    ),
    "_asyncio": "current_task=3.12",
    "_collections_abc": "Buffer=3.12 framelocalsproxy=3.13",
    "_csv": "QUOTE_NOTNULL=3.12 QUOTE_STRINGS=3.12",
    "_ctypes": "CTYPES_MAX_ARGCOUNT=3.11 SIZEOF_TIME_T=3.12",
    "_datetime": "UTC=3.11",
    "_frozen_importlib_external": "AppleFrameworkLoader=3.13 NamespaceLoader=3.11",
    "_imp": "find_frozen=3.11",
    "_locale": "getencoding=3.11",
    "_opcode": (
        "ENABLE_SPECIALIZATION=3.13 get_executor=3.13 get_intrinsic1_descs=3.13 get_intrinsic2_descs=3.13 "
        "get_nb_ops=3.13 get_specialization_stats=3.11 has_arg=3.13 has_const=3.13 has_exc=3.13 has_free=3.13 "
        "has_jump=3.13 has_local=3.13 has_name=3.13 is_valid=3.13"
    ),
    "_operator": "call=3.11",
    "_signal": "SIGSTKFLT=3.11",
    "_socket": (
        "ETHERTYPE_ARP=3.12 ETHERTYPE_IP=3.12 ETHERTYPE_IPV6=3.12 ETHERTYPE_VLAN=3.12 ETH_P_ALL=3.12 "
        "IP_ADD_SOURCE_MEMBERSHIP=3.12 IP_BIND_ADDRESS_NO_PORT=3.11 IP_BLOCK_SOURCE=3.12 "
        "IP_DROP_SOURCE_MEMBERSHIP=3.12 IP_PKTINFO=3.12 IP_UNBLOCK_SOURCE=3.12 NI_IDN=3.13 SO_BINDTOIFINDEX=3.13 "
        "SO_INCOMING_CPU=3.11 TCP_CC_INFO=3.12 TCP_FASTOPEN_CONNECT=3.12 TCP_FASTOPEN_KEY=3.12 "
        "TCP_FASTOPEN_NO_COOKIE=3.12 TCP_INQ=3.12 TCP_MD5SIG=3.12 TCP_MD5SIG_EXT=3.12 TCP_QUEUE_SEQ=3.12 "
        "TCP_REPAIR=3.12 TCP_REPAIR_OPTIONS=3.12 TCP_REPAIR_QUEUE=3.12 TCP_REPAIR_WINDOW=3.12 TCP_SAVED_SYN=3.12 "
        "TCP_SAVE_SYN=3.12 TCP_THIN_DUPACK=3.12 TCP_THIN_LINEAR_TIMEOUTS=3.12 TCP_TIMESTAMP=3.12 TCP_TX_DELAY=3.12 "
        "TCP_ULP=3.12 TCP_ZEROCOPY_RECEIVE=3.12"
    ),
    "_sqlite3": (
        "Blob=3.11 LEGACY_TRANSACTION_CONTROL=3.12 SQLITE_ABORT=3.11 SQLITE_ABORT_ROLLBACK=3.11 SQLITE_AUTH=3.11 "
        "SQLITE_AUTH_USER=3.11 SQLITE_BUSY=3.11 SQLITE_BUSY_RECOVERY=3.11 SQLITE_BUSY_SNAPSHOT=3.11 "
        "SQLITE_BUSY_TIMEOUT=3.11 SQLITE_CANTOPEN=3.11 SQLITE_CANTOPEN_CONVPATH=3.11 SQLITE_CANTOPEN_DIRTYWAL=3.11 "
        "SQLITE_CANTOPEN_FULLPATH=3.11 SQLITE_CANTOPEN_ISDIR=3.11 SQLITE_CANTOPEN_NOTEMPDIR=3.11 "
        "SQLITE_CANTOPEN_SYMLINK=3.11 SQLITE_CONSTRAINT=3.11 SQLITE_CONSTRAINT_CHECK=3.11 "
        "SQLITE_CONSTRAINT_COMMITHOOK=3.11 SQLITE_CONSTRAINT_FOREIGNKEY=3.11 SQLITE_CONSTRAINT_FUNCTION=3.11 "
        "SQLITE_CONSTRAINT_NOTNULL=3.11 SQLITE_CONSTRAINT_PINNED=3.11 SQLITE_CONSTRAINT_PRIMARYKEY=3.11 "
        "SQLITE_CONSTRAINT_ROWID=3.11 SQLITE_CONSTRAINT_TRIGGER=3.11 SQLITE_CONSTRAINT_UNIQUE=3.11 "
        "SQLITE_CONSTRAINT_VTAB=3.11 SQLITE_CORRUPT=3.11 SQLITE_CORRUPT_INDEX=3.11 SQLITE_CORRUPT_SEQUENCE=3.11 "
        "SQLITE_CORRUPT_VTAB=3.11 SQLITE_DBCONFIG_DEFENSIVE=3.12 SQLITE_DBCONFIG_DQS_DDL=3.12 "
        "SQLITE_DBCONFIG_DQS_DML=3.12 SQLITE_DBCONFIG_ENABLE_FKEY=3.12 SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER=3.12 "
        "SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION=3.12 SQLITE_DBCONFIG_ENABLE_QPSG=3.12 "
        "SQLITE_DBCONFIG_ENABLE_TRIGGER=3.12 SQLITE_DBCONFIG_ENABLE_VIEW=3.12 SQLITE_DBCONFIG_LEGACY_ALTER_TABLE=3.12 "
        "SQLITE_DBCONFIG_LEGACY_FILE_FORMAT=3.12 SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE=3.12 "
        "SQLITE_DBCONFIG_RESET_DATABASE=3.12 SQLITE_DBCONFIG_TRIGGER_EQP=3.12 SQLITE_DBCONFIG_TRUSTED_SCHEMA=3.12 "
        "SQLITE_DBCONFIG_WRITABLE_SCHEMA=3.12 SQLITE_EMPTY=3.11 SQLITE_ERROR=3.11 SQLITE_ERROR_MISSING_COLLSEQ=3.11 "
        "SQLITE_ERROR_RETRY=3.11 SQLITE_ERROR_SNAPSHOT=3.11 SQLITE_FORMAT=3.11 SQLITE_FULL=3.11 SQLITE_INTERNAL=3.11 "
        "SQLITE_INTERRUPT=3.11 SQLITE_IOERR=3.11 SQLITE_IOERR_ACCESS=3.11 SQLITE_IOERR_AUTH=3.11 "
        "SQLITE_IOERR_BEGIN_ATOMIC=3.11 SQLITE_IOERR_BLOCKED=3.11 SQLITE_IOERR_CHECKRESERVEDLOCK=3.11 "
        "SQLITE_IOERR_CLOSE=3.11 SQLITE_IOERR_COMMIT_ATOMIC=3.11 SQLITE_IOERR_CONVPATH=3.11 "
        "SQLITE_IOERR_CORRUPTFS=3.11 SQLITE_IOERR_DATA=3.11 SQLITE_IOERR_DELETE=3.11 SQLITE_IOERR_DELETE_NOENT=3.11 "
        "SQLITE_IOERR_DIR_CLOSE=3.11 SQLITE_IOERR_DIR_FSYNC=3.11 SQLITE_IOERR_FSTAT=3.11 SQLITE_IOERR_FSYNC=3.11 "
        "SQLITE_IOERR_GETTEMPPATH=3.11 SQLITE_IOERR_LOCK=3.11 SQLITE_IOERR_MMAP=3.11 SQLITE_IOERR_NOMEM=3.11 "
        "SQLITE_IOERR_RDLOCK=3.11 SQLITE_IOERR_READ=3.11 SQLITE_IOERR_ROLLBACK_ATOMIC=3.11 SQLITE_IOERR_SEEK=3.11 "
        "SQLITE_IOERR_SHMLOCK=3.11 SQLITE_IOERR_SHMMAP=3.11 SQLITE_IOERR_SHMOPEN=3.11 SQLITE_IOERR_SHMSIZE=3.11 "
        "SQLITE_IOERR_SHORT_READ=3.11 SQLITE_IOERR_TRUNCATE=3.11 SQLITE_IOERR_UNLOCK=3.11 SQLITE_IOERR_VNODE=3.11 "
        "SQLITE_IOERR_WRITE=3.11 SQLITE_LIMIT_ATTACHED=3.11 SQLITE_LIMIT_COLUMN=3.11 SQLITE_LIMIT_COMPOUND_SELECT=3.11 "
        "SQLITE_LIMIT_EXPR_DEPTH=3.11 SQLITE_LIMIT_FUNCTION_ARG=3.11 SQLITE_LIMIT_LENGTH=3.11 "
        "SQLITE_LIMIT_LIKE_PATTERN_LENGTH=3.11 SQLITE_LIMIT_SQL_LENGTH=3.11 SQLITE_LIMIT_TRIGGER_DEPTH=3.11 "
        "SQLITE_LIMIT_VARIABLE_NUMBER=3.11 SQLITE_LIMIT_VDBE_OP=3.11 SQLITE_LIMIT_WORKER_THREADS=3.11 "
        "SQLITE_LOCKED=3.11 SQLITE_LOCKED_SHAREDCACHE=3.11 SQLITE_LOCKED_VTAB=3.11 SQLITE_MISMATCH=3.11 "
        "SQLITE_MISUSE=3.11 SQLITE_NOLFS=3.11 SQLITE_NOMEM=3.11 SQLITE_NOTADB=3.11 SQLITE_NOTFOUND=3.11 "
        "SQLITE_NOTICE=3.11 SQLITE_NOTICE_RECOVER_ROLLBACK=3.11 SQLITE_NOTICE_RECOVER_WAL=3.11 "
        "SQLITE_OK_LOAD_PERMANENTLY=3.11 SQLITE_OK_SYMLINK=3.11 SQLITE_PERM=3.11 SQLITE_PROTOCOL=3.11 "
        "SQLITE_RANGE=3.11 SQLITE_READONLY=3.11 SQLITE_READONLY_CANTINIT=3.11 SQLITE_READONLY_CANTLOCK=3.11 "
        "SQLITE_READONLY_DBMOVED=3.11 SQLITE_READONLY_DIRECTORY=3.11 SQLITE_READONLY_RECOVERY=3.11 "
        "SQLITE_READONLY_ROLLBACK=3.11 SQLITE_ROW=3.11 SQLITE_SCHEMA=3.11 SQLITE_TOOBIG=3.11 SQLITE_WARNING=3.11 "
        "SQLITE_WARNING_AUTOINDEX=3.11 threadsafety=3.11"
    ),
    "_sre": "template=3.12",
    "_ssl": "HAS_PSK=3.13 OP_ENABLE_KTLS=3.12 OP_LEGACY_SERVER_CONNECT=3.12",
    "_stat": ("SF_DATALESS=3.13 SF_FIRMLINK=3.13 SF_SETTABLE=3.13 UF_DATAVAULT=3.13 UF_SETTABLE=3.13 UF_TRACKED=3.13"),
    "_symtable": (
        "TYPE_ANNOTATION=3.12 TYPE_TYPE_ALIAS=3.12 TYPE_TYPE_PARAM=3.12 TYPE_TYPE_PARAMETERS=3.13 "
        "TYPE_TYPE_VARIABLE=3.13 TYPE_TYPE_VAR_BOUND=3.12"
    ),
    "_testcapi": (
        "ALIGNOF_MAX_ALIGN_T=3.12 CodeLike=3.13 DocStringNoSignatureTest=3.13 "
        "DocStringUnrepresentableSignatureTest=3.13 HeapCCollection=3.12 HeapCTypeMetaclass=3.12 "
        "HeapCTypeMetaclassCustomNew=3.12 HeapCTypeMetaclassNullNew=3.12 HeapCTypeWithDict2=3.11 "
        "HeapCTypeWithManagedDict=3.12 HeapCTypeWithManagedWeakref=3.12 HeapCTypeWithWeakref2=3.11 "
        "LIMITED_API_AVAILABLE=3.12 LimitedVectorCallClass=3.12 ONE=3.13 ObjExtraData=3.12 PYFUNC_EVENT_CREATE=3.12 "
        "PYFUNC_EVENT_DESTROY=3.12 PYFUNC_EVENT_MODIFY_CODE=3.12 PYFUNC_EVENT_MODIFY_DEFAULTS=3.12 "
        "PYFUNC_EVENT_MODIFY_KWDEFAULTS=3.12 PyTime_AsTimespec_clamp=3.11 PyTime_AsTimeval_clamp=3.11 PyTime_MAX=3.13 "
        "PyTime_MIN=3.13 PyTime_Monotonic=3.13 PyTime_MonotonicRaw=3.13 PyTime_PerfCounter=3.13 "
        "PyTime_PerfCounterRaw=3.13 PyTime_Time=3.13 PyTime_TimeRaw=3.13 Py_C_RECURSION_LIMIT=3.13 Py_Version=3.11 "
        "Py_eval_input=3.13 Py_file_input=3.13 Py_single_input=3.13 SIZEOF_PID_T=3.13 SIZEOF_VOID_P=3.12 "
        "SIZEOF_WCHAR_T=3.12 SIZE_MAX=3.12 USE_STACKCHECK=3.11 WITH_MIMALLOC=3.13 add_code_watcher=3.12 "
        "add_dict_watcher=3.12 add_func_watcher=3.12 add_type_watcher=3.12 allocate_too_many_code_watchers=3.12 "
        "allocate_too_many_func_watchers=3.12 anyset_check=3.12 anyset_checkexact=3.12 buffer_fill_info=3.13 "
        "bytearray_asstring=3.12 bytearray_check=3.12 bytearray_checkexact=3.12 bytearray_concat=3.12 "
        "bytearray_fromobject=3.12 bytearray_fromstringandsize=3.12 bytearray_resize=3.12 bytearray_size=3.12 "
        "bytes_asstring=3.12 bytes_asstringandsize=3.12 bytes_asstringandsize_null=3.12 bytes_check=3.12 "
        "bytes_checkexact=3.12 bytes_concat=3.12 bytes_concatanddel=3.12 bytes_decodeescape=3.12 bytes_fromobject=3.12 "
        "bytes_fromstring=3.12 bytes_fromstringandsize=3.12 bytes_repr=3.12 bytes_resize=3.13 bytes_size=3.12 "
        "call_long_compact_api=3.12 call_pyobject_print=3.13 call_vectorcall=3.12 call_vectorcall_method=3.12 "
        "check_pyimport_addmodule=3.13 clear_code_watcher=3.12 clear_dict_watcher=3.12 clear_func_watcher=3.12 "
        "clear_managed_dict=3.12 clear_type_watcher=3.12 complex_asccomplex=3.12 complex_check=3.12 "
        "complex_checkexact=3.12 complex_fromccomplex=3.12 complex_fromdoubles=3.12 complex_imagasdouble=3.12 "
        "complex_realasdouble=3.12 create_type_from_repeated_slots=3.12 dict_check=3.12 dict_checkexact=3.12 "
        "dict_clear=3.12 dict_contains=3.12 dict_containsstring=3.13 dict_copy=3.12 dict_delitem=3.12 "
        "dict_delitemstring=3.12 dict_getitem=3.12 dict_getitemref=3.13 dict_getitemstring=3.12 "
        "dict_getitemstringref=3.13 dict_getitemwitherror=3.12 dict_items=3.12 dict_keys=3.12 dict_merge=3.12 "
        "dict_mergefromseq2=3.12 dict_new=3.12 dict_next=3.12 dict_pop=3.13 dict_pop_null=3.13 dict_popstring=3.13 "
        "dict_popstring_null=3.13 dict_setdefault=3.12 dict_setdefaultref=3.13 dict_setitem=3.12 "
        "dict_setitemstring=3.12 dict_size=3.12 dict_update=3.12 dict_values=3.12 dict_version=3.13 dictproxy_new=3.12 "
        "docstring_no_signature_noargs=3.13 docstring_no_signature_o=3.13 err_formatunraisable=3.13 err_restore=3.12 "
        "err_set_raised=3.12 err_setfromerrnowithfilename=3.12 err_setstring=3.12 err_writeunraisable=3.12 "
        "eval_code_ex=3.11 eval_get_func_desc=3.11 eval_get_func_name=3.11 exc_set_object=3.11 "
        "exc_set_object_fetch=3.12 fire_event_branch=3.13 fire_event_c_raise=3.13 fire_event_c_return=3.13 "
        "fire_event_call=3.13 fire_event_exception_handled=3.13 fire_event_jump=3.13 fire_event_line=3.13 "
        "fire_event_py_resume=3.13 fire_event_py_return=3.13 fire_event_py_start=3.13 fire_event_py_throw=3.13 "
        "fire_event_py_unwind=3.13 fire_event_py_yield=3.13 fire_event_raise=3.13 fire_event_reraise=3.13 "
        "fire_event_stop_iteration=3.13 float_asdouble=3.12 float_check=3.12 float_checkexact=3.12 "
        "float_fromdouble=3.12 float_fromstring=3.12 float_getinfo=3.12 float_getmax=3.12 float_getmin=3.12 "
        "float_pack=3.11 float_unpack=3.11 frame_getbuiltins=3.11 frame_getgenerator=3.11 frame_getglobals=3.11 "
        "frame_getlasti=3.11 frame_getlocals=3.11 frame_getvar=3.12 frame_getvarstring=3.12 frame_new=3.11 "
        "frozenset_check=3.12 frozenset_checkexact=3.12 frozenset_new=3.12 func_with_unrepresentable_signature=3.13 "
        "function_get_closure=3.13 function_get_code=3.11 function_get_defaults=3.12 function_get_globals=3.11 "
        "function_get_kw_defaults=3.12 function_get_module=3.11 function_set_closure=3.13 function_set_defaults=3.12 "
        "function_set_kw_defaults=3.12 function_set_warning=3.13 function_setvectorcall=3.12 gen_get_code=3.12 "
        "get_basic_static_type=3.12 get_code_watcher_num_created_events=3.12 "
        "get_code_watcher_num_destroyed_events=3.12 get_crossinterp_data=3.12 get_dict_watcher_events=3.12 "
        "get_feature_macros=3.11 get_heaptype_for_name=3.13 get_type_fullyqualname=3.13 get_type_modified_events=3.12 "
        "get_type_module_name=3.13 get_type_name=3.13 get_type_qualname=3.13 getargs_empty=3.13 "
        "getargs_w_star_opt=3.13 gilstate_ensure_release=3.13 has_vectorcall_flag=3.12 hash_getfuncdef=3.13 "
        "hash_pointer=3.13 list_append=3.12 list_astuple=3.12 list_check=3.12 list_check_exact=3.12 list_clear=3.13 "
        "list_extend=3.13 list_get_item=3.12 list_get_size=3.12 list_getitem=3.12 list_getslice=3.12 list_insert=3.12 "
        "list_new=3.12 list_reverse=3.12 list_set_item=3.12 list_setitem=3.12 list_setslice=3.12 list_size=3.12 "
        "list_sort=3.12 make_heaptype_with_member=3.12 make_immutable_type_with_base=3.12 make_sized_heaptypes=3.12 "
        "make_type_with_base=3.12 make_vectorcall_class=3.12 mapping_check=3.12 mapping_delitem=3.12 "
        "mapping_delitemstring=3.12 mapping_getitemstring=3.12 mapping_getoptionalitem=3.13 "
        "mapping_getoptionalitemstring=3.13 mapping_haskey=3.12 mapping_haskeystring=3.12 mapping_items=3.12 "
        "mapping_keys=3.12 mapping_length=3.12 mapping_setitemstring=3.12 mapping_size=3.12 mapping_values=3.12 "
        "monitoring_enter_scope=3.13 monitoring_exit_scope=3.13 negative_dictoffset=3.11 number_absolute=3.13 "
        "number_add=3.13 number_and=3.13 number_asssizet=3.13 number_check=3.13 number_divmod=3.13 number_float=3.13 "
        "number_floordivide=3.13 number_index=3.13 number_inplaceadd=3.13 number_inplaceand=3.13 "
        "number_inplacefloordivide=3.13 number_inplacelshift=3.13 number_inplacematrixmultiply=3.13 "
        "number_inplacemultiply=3.13 number_inplaceor=3.13 number_inplacepower=3.13 number_inplaceremainder=3.13 "
        "number_inplacershift=3.13 number_inplacesubtract=3.13 number_inplacetruedivide=3.13 number_inplacexor=3.13 "
        "number_invert=3.13 number_long=3.13 number_lshift=3.13 number_matrixmultiply=3.13 number_multiply=3.13 "
        "number_negative=3.13 number_or=3.13 number_positive=3.13 number_power=3.13 number_remainder=3.13 "
        "number_rshift=3.13 number_subtract=3.13 number_tobase=3.13 number_truedivide=3.13 number_xor=3.13 "
        "object_ascii=3.12 object_bytes=3.12 object_delattr=3.12 object_delattrstring=3.12 object_delitem=3.12 "
        "object_generichash=3.13 object_getattr=3.12 object_getattrstring=3.12 object_getitem=3.12 "
        "object_getoptionalattr=3.13 object_getoptionalattrstring=3.13 object_hasattr=3.12 object_hasattrstring=3.12 "
        "object_hasattrstringwitherror=3.13 object_hasattrwitherror=3.13 object_repr=3.12 object_setattr=3.12 "
        "object_setattrstring=3.12 object_setitem=3.12 object_str=3.12 py_buildvalue=3.12 py_buildvalue_ints=3.12 "
        "pycfunction_call=3.13 pyeval_getlocals=3.13 pylong_as_size_t=3.12 pylong_as_ssize_t=3.12 pylong_asdouble=3.12 "
        "pylong_aslong=3.12 pylong_aslongandoverflow=3.12 pylong_aslonglong=3.12 pylong_aslonglongandoverflow=3.12 "
        "pylong_asnativebytes=3.13 pylong_aspid=3.13 pylong_asunsignedlong=3.12 pylong_asunsignedlonglong=3.12 "
        "pylong_asunsignedlonglongmask=3.12 pylong_asunsignedlongmask=3.12 pylong_asvoidptr=3.12 pylong_check=3.12 "
        "pylong_checkexact=3.12 pylong_fromdouble=3.12 pylong_fromnativebytes=3.13 pylong_fromstring=3.12 "
        "pylong_fromunicodeobject=3.12 pylong_fromvoidptr=3.12 pyobject_clear_weakrefs_no_callbacks=3.13 "
        "pyobject_getitemdata=3.12 pyobject_print_noref_object=3.13 pyobject_print_null=3.13 "
        "pyobject_print_os_error=3.13 pytype_fromspec_meta=3.12 restore_crossinterp_data=3.12 run_fileexflags=3.13 "
        "run_in_subinterp_with_config=3.12 run_stringflags=3.13 sequence_check=3.12 sequence_concat=3.12 "
        "sequence_contains=3.12 sequence_count=3.12 sequence_del_slice=3.11 sequence_delitem=3.12 "
        "sequence_delslice=3.12 sequence_index=3.12 sequence_inplaceconcat=3.12 sequence_inplacerepeat=3.12 "
        "sequence_length=3.12 sequence_list=3.12 sequence_repeat=3.12 sequence_set_slice=3.11 sequence_setslice=3.12 "
        "sequence_size=3.12 sequence_tuple=3.12 set_add=3.12 set_check=3.12 set_checkexact=3.12 set_clear=3.12 "
        "set_contains=3.12 set_discard=3.12 set_exception=3.11 set_func_defaults_via_capi=3.12 "
        "set_func_kwdefaults_via_capi=3.12 set_get_size=3.12 set_new=3.12 set_pop=3.12 set_size=3.12 "
        "settrace_to_error=3.11 settrace_to_record=3.11 subclass_heaptype=3.12 subclass_var_heaptype=3.12 "
        "sys_getobject=3.11 sys_getxoptions=3.12 sys_setobject=3.11 testBuf=3.12 test_PyOS_mystricmp=3.12 "
        "test_PyOS_mystrnicmp=3.12 test_alignof_max_align_t=3.12 test_atexit=3.12 test_atomic_add_int=3.13 "
        "test_atomic_add_int16=3.13 test_atomic_add_int32=3.13 test_atomic_add_int64=3.13 test_atomic_add_int8=3.13 "
        "test_atomic_add_intptr=3.13 test_atomic_add_ssize=3.13 test_atomic_add_uint=3.13 test_atomic_add_uint16=3.13 "
        "test_atomic_add_uint32=3.13 test_atomic_add_uint64=3.13 test_atomic_add_uint8=3.13 "
        "test_atomic_add_uintptr=3.13 test_atomic_and_or_uint16=3.13 test_atomic_and_or_uint32=3.13 "
        "test_atomic_and_or_uint64=3.13 test_atomic_and_or_uint8=3.13 test_atomic_and_or_uintptr=3.13 "
        "test_atomic_compare_exchange_int=3.13 test_atomic_compare_exchange_int16=3.13 "
        "test_atomic_compare_exchange_int32=3.13 test_atomic_compare_exchange_int64=3.13 "
        "test_atomic_compare_exchange_int8=3.13 test_atomic_compare_exchange_intptr=3.13 "
        "test_atomic_compare_exchange_ptr=3.13 test_atomic_compare_exchange_ssize=3.13 "
        "test_atomic_compare_exchange_uint=3.13 test_atomic_compare_exchange_uint16=3.13 "
        "test_atomic_compare_exchange_uint32=3.13 test_atomic_compare_exchange_uint64=3.13 "
        "test_atomic_compare_exchange_uint8=3.13 test_atomic_compare_exchange_uintptr=3.13 "
        "test_atomic_exchange_int=3.13 test_atomic_exchange_int16=3.13 test_atomic_exchange_int32=3.13 "
        "test_atomic_exchange_int64=3.13 test_atomic_exchange_int8=3.13 test_atomic_exchange_intptr=3.13 "
        "test_atomic_exchange_ptr=3.13 test_atomic_exchange_ssize=3.13 test_atomic_exchange_uint=3.13 "
        "test_atomic_exchange_uint16=3.13 test_atomic_exchange_uint32=3.13 test_atomic_exchange_uint64=3.13 "
        "test_atomic_exchange_uint8=3.13 test_atomic_exchange_uintptr=3.13 test_atomic_fences=3.13 "
        "test_atomic_load_store_int=3.13 test_atomic_load_store_int16=3.13 test_atomic_load_store_int32=3.13 "
        "test_atomic_load_store_int64=3.13 test_atomic_load_store_int8=3.13 "
        "test_atomic_load_store_int_release_acquire=3.13 test_atomic_load_store_intptr=3.13 "
        "test_atomic_load_store_ptr=3.13 test_atomic_load_store_ssize=3.13 test_atomic_load_store_uint=3.13 "
        "test_atomic_load_store_uint16=3.13 test_atomic_load_store_uint32=3.13 test_atomic_load_store_uint64=3.13 "
        "test_atomic_load_store_uint8=3.13 test_atomic_load_store_uintptr=3.13 test_atomic_release_acquire=3.13 "
        "test_code_api=3.11 test_code_extra=3.12 test_critical_sections=3.13 test_current_tstate_matches=3.12 "
        "test_from_spec_invalid_metatype_inheritance=3.12 test_from_spec_metatype_inheritance=3.12 "
        "test_frozenset_add_in_capi=3.12 test_gc_visit_objects_basic=3.12 test_gc_visit_objects_exit_early=3.12 "
        "test_get_type_dict=3.12 test_get_type_name=3.11 test_get_type_qualname=3.11 test_immortal_builtins=3.12 "
        "test_immortal_small_ints=3.12 test_macros=3.12 test_py_clear=3.12 test_py_setref=3.12 test_pyobject_new=3.12 "
        "test_reftracer=3.13 test_tstate_capi=3.11 test_type_from_ephemeral_spec=3.11 test_w_code_invalid=3.13 "
        "test_weakref_capi=3.13 tuple_get_item=3.13 tuple_get_size=3.13 tuple_set_item=3.13 "
        "type_assign_specific_version_unsafe=3.13 type_assign_version=3.12 type_get_tp_bases=3.12 type_get_tp_mro=3.12 "
        "type_get_version=3.11 type_modified=3.13 unicode_append=3.12 unicode_appendanddel=3.12 "
        "unicode_asasciistring=3.12 unicode_ascharmapstring=3.12 unicode_asencodedstring=3.12 "
        "unicode_aslatin1string=3.12 unicode_asrawunicodeescapestring=3.12 unicode_asucs4copy=3.12 "
        "unicode_asunicodeescapestring=3.12 unicode_asutf16string=3.12 unicode_asutf32string=3.12 "
        "unicode_asutf8andsize_null=3.12 unicode_asutf8string=3.12 unicode_aswidechar_null=3.12 "
        "unicode_aswidecharstring_null=3.12 unicode_buildencodingmap=3.12 unicode_compare=3.12 "
        "unicode_comparewithasciistring=3.12 unicode_concat=3.12 unicode_contains=3.12 unicode_count=3.12 "
        "unicode_decode=3.12 unicode_decodeascii=3.12 unicode_decodecharmap=3.12 unicode_decodefsdefault=3.12 "
        "unicode_decodefsdefaultandsize=3.12 unicode_decodelatin1=3.12 unicode_decodelocale=3.12 "
        "unicode_decodelocaleandsize=3.12 unicode_decoderawunicodeescape=3.12 unicode_decodeunicodeescape=3.12 "
        "unicode_decodeutf16=3.12 unicode_decodeutf16stateful=3.12 unicode_decodeutf32=3.12 "
        "unicode_decodeutf32stateful=3.12 unicode_decodeutf7=3.12 unicode_decodeutf7stateful=3.12 "
        "unicode_encodefsdefault=3.12 unicode_encodelocale=3.12 unicode_fill=3.12 unicode_find=3.12 "
        "unicode_format=3.12 unicode_fromencodedobject=3.12 unicode_fromkindanddata=3.12 unicode_fromobject=3.12 "
        "unicode_fromordinal=3.12 unicode_fromstring=3.12 unicode_fromstringandsize=3.12 unicode_fromwidechar=3.12 "
        "unicode_getdefaultencoding=3.12 unicode_getlength=3.12 unicode_internfromstring=3.12 "
        "unicode_interninplace=3.12 unicode_isidentifier=3.12 unicode_join=3.12 unicode_new=3.12 "
        "unicode_partition=3.12 unicode_readchar=3.12 unicode_replace=3.12 unicode_resize=3.12 "
        "unicode_richcompare=3.12 unicode_rpartition=3.12 unicode_rsplit=3.12 unicode_split=3.12 "
        "unicode_splitlines=3.12 unicode_substring=3.12 unicode_tailmatch=3.12 "
        "unicode_transformdecimalandspacetoascii=3.12 unicode_translate=3.12 unicode_writechar=3.12 "
        "unstable_exc_prep_reraise_star=3.12 unwatch_dict=3.12 unwatch_type=3.12 watch_dict=3.12 watch_type=3.12"
    ),
    "_testclinic": (
        "DeprKwdInit=3.13 DeprKwdInitNoInline=3.13 DeprKwdNew=3.13 DeprStarInit=3.13 DeprStarInitNoInline=3.13 "
        "DeprStarNew=3.13 TestClass=3.13 clone_f1=3.12 clone_f2=3.12 clone_with_conv_f1=3.12 clone_with_conv_f2=3.12 "
        "depr_kwd_multi=3.13 depr_kwd_noinline=3.13 depr_kwd_optional_1=3.13 depr_kwd_optional_2=3.13 "
        "depr_kwd_optional_3=3.13 depr_kwd_required_1=3.13 depr_kwd_required_2=3.13 depr_kwd_required_optional=3.13 "
        "depr_multi=3.13 depr_star_multi=3.13 depr_star_noinline=3.13 depr_star_pos0_len1=3.13 "
        "depr_star_pos0_len2=3.13 depr_star_pos0_len3_with_kwd=3.13 depr_star_pos1_len1=3.13 "
        "depr_star_pos1_len1_opt=3.13 depr_star_pos1_len2_with_kwd=3.13 depr_star_pos2_len1=3.13 "
        "depr_star_pos2_len2=3.13 depr_star_pos2_len2_with_kwd=3.13 gh_32092_kw_pass=3.11 gh_32092_oob=3.11 "
        "gh_99233_refcount=3.11 null_or_tuple_for_varargs=3.13 posonly_vararg=3.11 vararg=3.11 vararg_and_posonly=3.11 "
        "vararg_kwonly_req_opt=3.13 vararg_with_default=3.11 vararg_with_default2=3.13 vararg_with_only_defaults=3.11"
    ),
    "_testinternalcapi": (
        "DecodeLocaleEx=3.11 EncodeLocaleEx=3.11 SIZEOF_MANAGED_PRE_HEADER=3.13 SIZEOF_PYOBJECT=3.13 "
        "SIZEOF_TIME_T=3.13 TIER2_THRESHOLD=3.13 assemble_code_object=3.12 benchmark_locks=3.13 "
        "check_pyobject_forbidden_bytes_is_freed=3.13 check_pyobject_freed_is_freed=3.13 "
        "check_pyobject_null_is_freed=3.13 check_pyobject_uninitialized_is_freed=3.13 clear_extension=3.12 "
        "compile_perf_trampoline_entry=3.13 compiler_cleandoc=3.13 compiler_codegen=3.12 create_interpreter=3.13 "
        "destroy_interpreter=3.13 dict_getitem_knownhash=3.13 exec_interpreter=3.13 get_c_recursion_remaining=3.13 "
        "get_co_framesize=3.13 get_crossinterp_data=3.13 get_getpath_codeobject=3.11 get_immortalize_deferred=3.13 "
        "get_interp_settings=3.12 get_interpreter_refcount=3.13 get_object_dict_values=3.13 "
        "get_rare_event_counters=3.13 gh_119213_getargs=3.13 hamt=3.13 has_inline_values=3.13 iframe_getcode=3.12 "
        "iframe_getlasti=3.12 iframe_getline=3.12 interpreter_exists=3.13 interpreter_refcount_linked=3.13 "
        "link_interpreter_refcount=3.13 new_instruction_sequence=3.13 next_interpreter_id=3.13 "
        "normalize_interp_id=3.13 normalize_path=3.11 optimize_cfg=3.12 pending_identify=3.12 pending_threadfunc=3.12 "
        "perf_map_state_teardown=3.12 perf_trampoline_set_persist_after_fork=3.13 pymem_getallocatorsname=3.13 "
        "reset_path_config=3.11 reset_rare_event_counters=3.13 restore_crossinterp_data=3.13 "
        "run_in_subinterp_with_config=3.13 set_eval_frame_default=3.11 set_eval_frame_record=3.11 set_next_entry=3.13 "
        "set_update=3.13 suppress_immortalization=3.13 test_atexit=3.13 test_bytes_find=3.11 "
        "test_critical_sections=3.13 test_critical_sections_gc=3.13 test_critical_sections_nest=3.13 "
        "test_critical_sections_suspend=3.13 test_critical_sections_threads=3.13 test_lock_basic=3.13 "
        "test_lock_benchmark=3.13 test_lock_counter=3.13 test_lock_counter_slow=3.13 test_lock_once=3.13 "
        "test_lock_recursive=3.13 test_lock_rwlock=3.13 test_lock_two_threads=3.13 test_long_numbits=3.13 "
        "test_tstate_capi=3.13 unlink_interpreter_refcount=3.13 unused_interpreter_id=3.13 write_perf_map_entry=3.12"
    ),
    "_thread": "daemon_threads_allowed=3.12 lock=3.13 start_joinable_thread=3.13",
    "ast": (
        "ParamSpec=3.12 PyCF_OPTIMIZED_AST=3.13 TryStar=3.11 TypeAlias=3.12 TypeVar=3.12 TypeVarTuple=3.12 "
        "type_param=3.12"
    ),
    "asyncio": (
        "Barrier=3.11 BrokenBarrierError=3.11 EventLoop=3.13 QueueShutDown=3.13 Runner=3.11 TaskGroup=3.11 "
        "Timeout=3.11 create_eager_task_factory=3.12 eager_task_factory=3.12 timeout=3.11 timeout_at=3.11"
    ),
    "asyncio.constants": (
        "FLOW_CONTROL_HIGH_WATER_SSL_READ=3.11 FLOW_CONTROL_HIGH_WATER_SSL_WRITE=3.11 SSL_SHUTDOWN_TIMEOUT=3.11 "
        "THREAD_JOIN_TIMEOUT=3.12"
    ),
    "asyncio.events": "on_fork=3.12",
    "asyncio.exceptions": "BrokenBarrierError=3.11",
    "asyncio.locks": "Barrier=3.11",
    "asyncio.queues": "QueueShutDown=3.13",
    "asyncio.runners": "Runner=3.11",
    "asyncio.selector_events": "SC_IOV_MAX=3.12",
    "asyncio.sslproto": (
        "AppProtocolState=3.11 SSLAgainErrors=3.11 SSLProtocolState=3.11 add_flowcontrol_defaults=3.11"
    ),
    "asyncio.tasks": "create_eager_task_factory=3.12 eager_task_factory=3.12",
    "asyncio.unix_events": "EventLoop=3.13 can_use_pidfd=3.12",
    "base64": "z85decode=3.13 z85encode=3.13",
    "builtins": "BaseExceptionGroup=3.11 ExceptionGroup=3.11 PythonFinalizationError=3.13",
    "calendar": (
        "APRIL=3.12 AUGUST=3.12 DECEMBER=3.12 Day=3.12 FEBRUARY=3.12 IntEnum=3.12 JANUARY=3.12 JULY=3.12 JUNE=3.12 "
        "MARCH=3.12 MAY=3.12 Month=3.12 NOVEMBER=3.12 OCTOBER=3.12 SEPTEMBER=3.12 global_enum=3.12"
    ),
    "cgitb": "html_escape=3.11",
    "code": "Quitter=3.13",
    "collections.abc": (
        "ABCMeta=3.13 Buffer=3.12 EllipsisType=3.13 FunctionType=3.13 GenericAlias=3.13 abstractmethod=3.13 "
        "async_generator=3.13 bytearray_iterator=3.13 bytes_iterator=3.13 coroutine=3.13 dict_itemiterator=3.13 "
        "dict_items=3.13 dict_keyiterator=3.13 dict_keys=3.13 dict_valueiterator=3.13 dict_values=3.13 "
        "framelocalsproxy=3.13 generator=3.13 list_iterator=3.13 list_reverseiterator=3.13 longrange_iterator=3.13 "
        "mappingproxy=3.13 range_iterator=3.13 set_iterator=3.13 str_iterator=3.13 tuple_iterator=3.13 "
        "zip_iterator=3.13"
    ),
    "concurrent.futures.process": "format_exception=3.11",
    "configparser": "Iterable=3.13 MultilineContinuationError=3.13 UNNAMED_SECTION=3.13",
    "contextlib": "chdir=3.11",
    "copy": "replace=3.13",
    "csv": "QUOTE_NOTNULL=3.12 QUOTE_STRINGS=3.12",
    "ctypes": "BigEndianUnion=3.11 LittleEndianUnion=3.11 SIZEOF_TIME_T=3.12 c_time_t=3.12",
    "ctypes._endian": "BigEndianUnion=3.11 LittleEndianUnion=3.11 SIZEOF_TIME_T=3.12",
    "ctypes.macholib.dyld": "batched=3.12",
    "dataclasses": "recursive_repr=3.13",
    "datetime": "UTC=3.11",
    "dis": (
        "ArgResolver=3.13 BINARY_OP=3.11 CACHE=3.11 CALL_INTRINSIC_1=3.12 CALL_INTRINSIC_2=3.12 CONVERT_VALUE=3.13 "
        "ENTER_EXECUTOR=3.13 FOR_ITER=3.12 FUNCTION_ATTR_FLAGS=3.13 Formatter=3.13 JUMP_BACKWARD=3.11 LOAD_ATTR=3.12 "
        "LOAD_CONST=3.11 LOAD_FAST_LOAD_FAST=3.13 LOAD_GLOBAL=3.11 LOAD_SUPER_ATTR=3.12 Positions=3.11 "
        "RETURN_CONST=3.12 SEND=3.12 SET_FUNCTION_ATTRIBUTE=3.13 STORE_FAST_LOAD_FAST=3.13 STORE_FAST_STORE_FAST=3.13 "
        "UNKNOWN=3.11 deoptmap=3.11 get_executor=3.13 hasarg=3.12 hasexc=3.12 hasjump=3.13 main=3.11 name=3.13 op=3.13 "
        "print_instructions=3.13 spec_op=3.11 specialized=3.11"
    ),
    "doctest": "ANSIColors=3.13 can_colorize=3.13",
    "email._header_value_parser": "NLSET=3.13 SPECIALSNL=3.13",
    "email.errors": "HeaderWriteError=3.13",
    "email.feedparser": "boundaryendRE=3.13",
    "email.generator": "HeaderWriteError=3.13 NEWLINE_WITHOUT_FWSP=3.13",
    "email.mime.audio": "rule=3.11",
    "email.mime.image": "rule=3.11",
    "email.utils": "supports_strict_parsing=3.13",
    "ensurepip": "Path=3.13 copy2=3.13 nullcontext=3.13",
    "enum": (
        "CONFORM=3.11 CONTINUOUS=3.11 EJECT=3.11 EnumCheck=3.11 EnumDict=3.13 EnumType=3.11 FlagBoundary=3.11 "
        "KEEP=3.11 NAMED_FLAGS=3.11 ReprEnum=3.11 STRICT=3.11 StrEnum=3.11 UNIQUE=3.11 bin=3.11 global_enum=3.11 "
        "global_enum_repr=3.11 global_flag_repr=3.11 global_str=3.11 member=3.11 nonmember=3.11 "
        "pickle_by_enum_name=3.11 pickle_by_global_name=3.11 property=3.11 reduce=3.11 show_flag_values=3.11 "
        "verify=3.11"
    ),
    "fcntl": (
        "FICLONE=3.12 FICLONERANGE=3.12 F_GETOWN_EX=3.13 F_GET_FILE_RW_HINT=3.13 F_GET_RW_HINT=3.13 F_OWNER_PGRP=3.13 "
        "F_OWNER_PID=3.13 F_OWNER_TID=3.13 F_SEAL_FUTURE_WRITE=3.13 F_SETOWN_EX=3.13 F_SET_FILE_RW_HINT=3.13 "
        "F_SET_RW_HINT=3.13 RWH_WRITE_LIFE_EXTREME=3.13 RWH_WRITE_LIFE_LONG=3.13 RWH_WRITE_LIFE_MEDIUM=3.13 "
        "RWH_WRITE_LIFE_NONE=3.13 RWH_WRITE_LIFE_NOT_SET=3.13 RWH_WRITE_LIFE_SHORT=3.13"
    ),
    "genericpath": "isdevdrive=3.13 isjunction=3.13 islink=3.12 lexists=3.13",
    "glob": "translate=3.13",
    "graphlib": "GenericAlias=3.11",
    "gzip": "READ_BUFFER_SIZE=3.12",
    "hashlib": "file_digest=3.11",
    "http": "HTTPMethod=3.11 StrEnum=3.11",
    "http.client": ("CONTENT_TOO_LARGE=3.13 RANGE_NOT_SATISFIABLE=3.13 UNPROCESSABLE_CONTENT=3.13 URI_TOO_LONG=3.13"),
    "importlib._bootstrap_external": "AppleFrameworkLoader=3.13 NamespaceLoader=3.11",
    "importlib.machinery": "AppleFrameworkLoader=3.13 NamespaceLoader=3.11",
    "importlib.metadata": (
        "Any=3.13 DeprecatedNonAbstract=3.12 DeprecatedTuple=3.11 Iterable=3.13 Match=3.13 Set=3.13 "
        "always_iterable=3.11 annotations=3.13 cast=3.12"
    ),
    "importlib.metadata._itertools": "always_iterable=3.11",
    "importlib.metadata._meta": "Optional=3.12 annotations=3.13 overload=3.12",
    "importlib.resources": "Anchor=3.13",
    "inspect": (
        "AGEN_CLOSED=3.12 AGEN_CREATED=3.12 AGEN_RUNNING=3.12 AGEN_SUSPENDED=3.12 BufferFlags=3.12 "
        "getasyncgenlocals=3.12 getasyncgenstate=3.12 getmembers_static=3.11 iskeyword=3.11 ismethodwrapper=3.11 "
        "make_weakref=3.13 markcoroutinefunction=3.12"
    ),
    "itertools": "batched=3.12",
    "locale": "getencoding=3.11",
    "logging": (
        "GenericAlias=3.11 getHandlerByName=3.12 getHandlerNames=3.12 getLevelNamesMapping=3.11 logAsyncioTasks=3.12"
    ),
    "math": "cbrt=3.11 exp2=3.11 fma=3.13 sumprod=3.12",
    "mimetypes": "guess_file_type=3.13",
    "mmap": "MAP_32BIT=3.13 MAP_NORESERVE=3.13 MAP_STACK=3.11",
    "multiprocessing.resource_tracker": "ReentrantCallError=3.11 cleanup_noop=3.13",
    "ntpath": "isdevdrive=3.12 isjunction=3.12 isreserved=3.13 splitroot=3.12",
    "opcode": (
        "ENABLE_SPECIALIZATION=3.12 MAX_PSEUDO_OPCODE=3.12 MIN_INSTRUMENTED_OPCODE=3.12 MIN_PSEUDO_OPCODE=3.12 "
        "hasarg=3.12 hasexc=3.12 hasjump=3.13 i=3.12 is_pseudo=3.12 op=3.12 oplists=3.12"
    ),
    "operator": "call=3.11",
    "os": (
        "CLONE_FILES=3.12 CLONE_FS=3.12 CLONE_NEWCGROUP=3.12 CLONE_NEWIPC=3.12 CLONE_NEWNET=3.12 CLONE_NEWNS=3.12 "
        "CLONE_NEWPID=3.12 CLONE_NEWTIME=3.12 CLONE_NEWUSER=3.12 CLONE_NEWUTS=3.12 CLONE_SIGHAND=3.12 "
        "CLONE_SYSVSEM=3.12 CLONE_THREAD=3.12 CLONE_VM=3.12 POSIX_SPAWN_CLOSEFROM=3.13 TFD_CLOEXEC=3.13 "
        "TFD_NONBLOCK=3.13 TFD_TIMER_ABSTIME=3.13 TFD_TIMER_CANCEL_ON_SET=3.13 grantpt=3.13 login_tty=3.11 "
        "posix_openpt=3.13 process_cpu_count=3.13 ptsname=3.13 setns=3.12 timerfd_create=3.13 timerfd_gettime=3.13 "
        "timerfd_gettime_ns=3.13 timerfd_settime=3.13 timerfd_settime_ns=3.13 unlockpt=3.13 unshare=3.12"
    ),
    "os.path": "isdevdrive=3.13 isjunction=3.12 splitroot=3.12",
    "pathlib": "UnsupportedOperation=3.13",
    "pdb": "CodeType=3.13 Completer=3.13 Union=3.11 contextmanager=3.13 find_first_executable_line=3.13",
    "platform": "AndroidVer=3.13 IOSVersionInfo=3.13 android_ver=3.13 ios_ver=3.13",
    "posix": (
        "CLONE_FILES=3.12 CLONE_FS=3.12 CLONE_NEWCGROUP=3.12 CLONE_NEWIPC=3.12 CLONE_NEWNET=3.12 CLONE_NEWNS=3.12 "
        "CLONE_NEWPID=3.12 CLONE_NEWTIME=3.12 CLONE_NEWUSER=3.12 CLONE_NEWUTS=3.12 CLONE_SIGHAND=3.12 "
        "CLONE_SYSVSEM=3.12 CLONE_THREAD=3.12 CLONE_VM=3.12 POSIX_SPAWN_CLOSEFROM=3.13 TFD_CLOEXEC=3.13 "
        "TFD_NONBLOCK=3.13 TFD_TIMER_ABSTIME=3.13 TFD_TIMER_CANCEL_ON_SET=3.13 grantpt=3.13 login_tty=3.11 "
        "posix_openpt=3.13 ptsname=3.13 setns=3.12 timerfd_create=3.13 timerfd_gettime=3.13 timerfd_gettime_ns=3.13 "
        "timerfd_settime=3.13 timerfd_settime_ns=3.13 unlockpt=3.13 unshare=3.12"
    ),
    "posixpath": "isdevdrive=3.13 isjunction=3.12 splitroot=3.12",
    "pstats": "StrEnum=3.11",
    "pydoc": ("get_pager=3.13 parentname=3.13 pipe_pager=3.13 plain_pager=3.13 tempfile_pager=3.13 tty_pager=3.13"),
    "queue": "ShutDown=3.13",
    "random": "binomialvariate=3.12 main=3.13",
    "re": "NOFLAG=3.11 PatternError=3.13",
    "readline": "backend=3.13",
    "runpy": "ModuleType=3.11",
    "signal": "SIGSTKFLT=3.11",
    "site": "gethistoryfile=3.13 register_readline=3.13",
    "socket": (
        "ETHERTYPE_ARP=3.12 ETHERTYPE_IP=3.12 ETHERTYPE_IPV6=3.12 ETHERTYPE_VLAN=3.12 ETH_P_ALL=3.12 "
        "IP_ADD_SOURCE_MEMBERSHIP=3.12 IP_BIND_ADDRESS_NO_PORT=3.11 IP_BLOCK_SOURCE=3.12 "
        "IP_DROP_SOURCE_MEMBERSHIP=3.12 IP_PKTINFO=3.12 IP_UNBLOCK_SOURCE=3.12 NI_IDN=3.13 SO_BINDTOIFINDEX=3.13 "
        "SO_INCOMING_CPU=3.11 TCP_CC_INFO=3.12 TCP_FASTOPEN_CONNECT=3.12 TCP_FASTOPEN_KEY=3.12 "
        "TCP_FASTOPEN_NO_COOKIE=3.12 TCP_INQ=3.12 TCP_MD5SIG=3.12 TCP_MD5SIG_EXT=3.12 TCP_QUEUE_SEQ=3.12 "
        "TCP_REPAIR=3.12 TCP_REPAIR_OPTIONS=3.12 TCP_REPAIR_QUEUE=3.12 TCP_REPAIR_WINDOW=3.12 TCP_SAVED_SYN=3.12 "
        "TCP_SAVE_SYN=3.12 TCP_THIN_DUPACK=3.12 TCP_THIN_LINEAR_TIMEOUTS=3.12 TCP_TIMESTAMP=3.12 TCP_TX_DELAY=3.12 "
        "TCP_ULP=3.12 TCP_ZEROCOPY_RECEIVE=3.12"
    ),
    "socketserver": "ForkingUnixDatagramServer=3.12 ForkingUnixStreamServer=3.12",
    "sqlite3": (
        "Blob=3.11 LEGACY_TRANSACTION_CONTROL=3.12 SQLITE_ABORT=3.11 SQLITE_ABORT_ROLLBACK=3.11 SQLITE_AUTH=3.11 "
        "SQLITE_AUTH_USER=3.11 SQLITE_BUSY=3.11 SQLITE_BUSY_RECOVERY=3.11 SQLITE_BUSY_SNAPSHOT=3.11 "
        "SQLITE_BUSY_TIMEOUT=3.11 SQLITE_CANTOPEN=3.11 SQLITE_CANTOPEN_CONVPATH=3.11 SQLITE_CANTOPEN_DIRTYWAL=3.11 "
        "SQLITE_CANTOPEN_FULLPATH=3.11 SQLITE_CANTOPEN_ISDIR=3.11 SQLITE_CANTOPEN_NOTEMPDIR=3.11 "
        "SQLITE_CANTOPEN_SYMLINK=3.11 SQLITE_CONSTRAINT=3.11 SQLITE_CONSTRAINT_CHECK=3.11 "
        "SQLITE_CONSTRAINT_COMMITHOOK=3.11 SQLITE_CONSTRAINT_FOREIGNKEY=3.11 SQLITE_CONSTRAINT_FUNCTION=3.11 "
        "SQLITE_CONSTRAINT_NOTNULL=3.11 SQLITE_CONSTRAINT_PINNED=3.11 SQLITE_CONSTRAINT_PRIMARYKEY=3.11 "
        "SQLITE_CONSTRAINT_ROWID=3.11 SQLITE_CONSTRAINT_TRIGGER=3.11 SQLITE_CONSTRAINT_UNIQUE=3.11 "
        "SQLITE_CONSTRAINT_VTAB=3.11 SQLITE_CORRUPT=3.11 SQLITE_CORRUPT_INDEX=3.11 SQLITE_CORRUPT_SEQUENCE=3.11 "
        "SQLITE_CORRUPT_VTAB=3.11 SQLITE_DBCONFIG_DEFENSIVE=3.12 SQLITE_DBCONFIG_DQS_DDL=3.12 "
        "SQLITE_DBCONFIG_DQS_DML=3.12 SQLITE_DBCONFIG_ENABLE_FKEY=3.12 SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER=3.12 "
        "SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION=3.12 SQLITE_DBCONFIG_ENABLE_QPSG=3.12 "
        "SQLITE_DBCONFIG_ENABLE_TRIGGER=3.12 SQLITE_DBCONFIG_ENABLE_VIEW=3.12 SQLITE_DBCONFIG_LEGACY_ALTER_TABLE=3.12 "
        "SQLITE_DBCONFIG_LEGACY_FILE_FORMAT=3.12 SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE=3.12 "
        "SQLITE_DBCONFIG_RESET_DATABASE=3.12 SQLITE_DBCONFIG_TRIGGER_EQP=3.12 SQLITE_DBCONFIG_TRUSTED_SCHEMA=3.12 "
        "SQLITE_DBCONFIG_WRITABLE_SCHEMA=3.12 SQLITE_EMPTY=3.11 SQLITE_ERROR=3.11 SQLITE_ERROR_MISSING_COLLSEQ=3.11 "
        "SQLITE_ERROR_RETRY=3.11 SQLITE_ERROR_SNAPSHOT=3.11 SQLITE_FORMAT=3.11 SQLITE_FULL=3.11 SQLITE_INTERNAL=3.11 "
        "SQLITE_INTERRUPT=3.11 SQLITE_IOERR=3.11 SQLITE_IOERR_ACCESS=3.11 SQLITE_IOERR_AUTH=3.11 "
        "SQLITE_IOERR_BEGIN_ATOMIC=3.11 SQLITE_IOERR_BLOCKED=3.11 SQLITE_IOERR_CHECKRESERVEDLOCK=3.11 "
        "SQLITE_IOERR_CLOSE=3.11 SQLITE_IOERR_COMMIT_ATOMIC=3.11 SQLITE_IOERR_CONVPATH=3.11 "
        "SQLITE_IOERR_CORRUPTFS=3.11 SQLITE_IOERR_DATA=3.11 SQLITE_IOERR_DELETE=3.11 SQLITE_IOERR_DELETE_NOENT=3.11 "
        "SQLITE_IOERR_DIR_CLOSE=3.11 SQLITE_IOERR_DIR_FSYNC=3.11 SQLITE_IOERR_FSTAT=3.11 SQLITE_IOERR_FSYNC=3.11 "
        "SQLITE_IOERR_GETTEMPPATH=3.11 SQLITE_IOERR_LOCK=3.11 SQLITE_IOERR_MMAP=3.11 SQLITE_IOERR_NOMEM=3.11 "
        "SQLITE_IOERR_RDLOCK=3.11 SQLITE_IOERR_READ=3.11 SQLITE_IOERR_ROLLBACK_ATOMIC=3.11 SQLITE_IOERR_SEEK=3.11 "
        "SQLITE_IOERR_SHMLOCK=3.11 SQLITE_IOERR_SHMMAP=3.11 SQLITE_IOERR_SHMOPEN=3.11 SQLITE_IOERR_SHMSIZE=3.11 "
        "SQLITE_IOERR_SHORT_READ=3.11 SQLITE_IOERR_TRUNCATE=3.11 SQLITE_IOERR_UNLOCK=3.11 SQLITE_IOERR_VNODE=3.11 "
        "SQLITE_IOERR_WRITE=3.11 SQLITE_LIMIT_ATTACHED=3.11 SQLITE_LIMIT_COLUMN=3.11 SQLITE_LIMIT_COMPOUND_SELECT=3.11 "
        "SQLITE_LIMIT_EXPR_DEPTH=3.11 SQLITE_LIMIT_FUNCTION_ARG=3.11 SQLITE_LIMIT_LENGTH=3.11 "
        "SQLITE_LIMIT_LIKE_PATTERN_LENGTH=3.11 SQLITE_LIMIT_SQL_LENGTH=3.11 SQLITE_LIMIT_TRIGGER_DEPTH=3.11 "
        "SQLITE_LIMIT_VARIABLE_NUMBER=3.11 SQLITE_LIMIT_VDBE_OP=3.11 SQLITE_LIMIT_WORKER_THREADS=3.11 "
        "SQLITE_LOCKED=3.11 SQLITE_LOCKED_SHAREDCACHE=3.11 SQLITE_LOCKED_VTAB=3.11 SQLITE_MISMATCH=3.11 "
        "SQLITE_MISUSE=3.11 SQLITE_NOLFS=3.11 SQLITE_NOMEM=3.11 SQLITE_NOTADB=3.11 SQLITE_NOTFOUND=3.11 "
        "SQLITE_NOTICE=3.11 SQLITE_NOTICE_RECOVER_ROLLBACK=3.11 SQLITE_NOTICE_RECOVER_WAL=3.11 "
        "SQLITE_OK_LOAD_PERMANENTLY=3.11 SQLITE_OK_SYMLINK=3.11 SQLITE_PERM=3.11 SQLITE_PROTOCOL=3.11 "
        "SQLITE_RANGE=3.11 SQLITE_READONLY=3.11 SQLITE_READONLY_CANTINIT=3.11 SQLITE_READONLY_CANTLOCK=3.11 "
        "SQLITE_READONLY_DBMOVED=3.11 SQLITE_READONLY_DIRECTORY=3.11 SQLITE_READONLY_RECOVERY=3.11 "
        "SQLITE_READONLY_ROLLBACK=3.11 SQLITE_ROW=3.11 SQLITE_SCHEMA=3.11 SQLITE_TOOBIG=3.11 SQLITE_WARNING=3.11 "
        "SQLITE_WARNING_AUTOINDEX=3.11"
    ),
    "sqlite3.dbapi2": (
        "Blob=3.11 LEGACY_TRANSACTION_CONTROL=3.12 SQLITE_ABORT=3.11 SQLITE_ABORT_ROLLBACK=3.11 SQLITE_AUTH=3.11 "
        "SQLITE_AUTH_USER=3.11 SQLITE_BUSY=3.11 SQLITE_BUSY_RECOVERY=3.11 SQLITE_BUSY_SNAPSHOT=3.11 "
        "SQLITE_BUSY_TIMEOUT=3.11 SQLITE_CANTOPEN=3.11 SQLITE_CANTOPEN_CONVPATH=3.11 SQLITE_CANTOPEN_DIRTYWAL=3.11 "
        "SQLITE_CANTOPEN_FULLPATH=3.11 SQLITE_CANTOPEN_ISDIR=3.11 SQLITE_CANTOPEN_NOTEMPDIR=3.11 "
        "SQLITE_CANTOPEN_SYMLINK=3.11 SQLITE_CONSTRAINT=3.11 SQLITE_CONSTRAINT_CHECK=3.11 "
        "SQLITE_CONSTRAINT_COMMITHOOK=3.11 SQLITE_CONSTRAINT_FOREIGNKEY=3.11 SQLITE_CONSTRAINT_FUNCTION=3.11 "
        "SQLITE_CONSTRAINT_NOTNULL=3.11 SQLITE_CONSTRAINT_PINNED=3.11 SQLITE_CONSTRAINT_PRIMARYKEY=3.11 "
        "SQLITE_CONSTRAINT_ROWID=3.11 SQLITE_CONSTRAINT_TRIGGER=3.11 SQLITE_CONSTRAINT_UNIQUE=3.11 "
        "SQLITE_CONSTRAINT_VTAB=3.11 SQLITE_CORRUPT=3.11 SQLITE_CORRUPT_INDEX=3.11 SQLITE_CORRUPT_SEQUENCE=3.11 "
        "SQLITE_CORRUPT_VTAB=3.11 SQLITE_DBCONFIG_DEFENSIVE=3.12 SQLITE_DBCONFIG_DQS_DDL=3.12 "
        "SQLITE_DBCONFIG_DQS_DML=3.12 SQLITE_DBCONFIG_ENABLE_FKEY=3.12 SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER=3.12 "
        "SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION=3.12 SQLITE_DBCONFIG_ENABLE_QPSG=3.12 "
        "SQLITE_DBCONFIG_ENABLE_TRIGGER=3.12 SQLITE_DBCONFIG_ENABLE_VIEW=3.12 SQLITE_DBCONFIG_LEGACY_ALTER_TABLE=3.12 "
        "SQLITE_DBCONFIG_LEGACY_FILE_FORMAT=3.12 SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE=3.12 "
        "SQLITE_DBCONFIG_RESET_DATABASE=3.12 SQLITE_DBCONFIG_TRIGGER_EQP=3.12 SQLITE_DBCONFIG_TRUSTED_SCHEMA=3.12 "
        "SQLITE_DBCONFIG_WRITABLE_SCHEMA=3.12 SQLITE_EMPTY=3.11 SQLITE_ERROR=3.11 SQLITE_ERROR_MISSING_COLLSEQ=3.11 "
        "SQLITE_ERROR_RETRY=3.11 SQLITE_ERROR_SNAPSHOT=3.11 SQLITE_FORMAT=3.11 SQLITE_FULL=3.11 SQLITE_INTERNAL=3.11 "
        "SQLITE_INTERRUPT=3.11 SQLITE_IOERR=3.11 SQLITE_IOERR_ACCESS=3.11 SQLITE_IOERR_AUTH=3.11 "
        "SQLITE_IOERR_BEGIN_ATOMIC=3.11 SQLITE_IOERR_BLOCKED=3.11 SQLITE_IOERR_CHECKRESERVEDLOCK=3.11 "
        "SQLITE_IOERR_CLOSE=3.11 SQLITE_IOERR_COMMIT_ATOMIC=3.11 SQLITE_IOERR_CONVPATH=3.11 "
        "SQLITE_IOERR_CORRUPTFS=3.11 SQLITE_IOERR_DATA=3.11 SQLITE_IOERR_DELETE=3.11 SQLITE_IOERR_DELETE_NOENT=3.11 "
        "SQLITE_IOERR_DIR_CLOSE=3.11 SQLITE_IOERR_DIR_FSYNC=3.11 SQLITE_IOERR_FSTAT=3.11 SQLITE_IOERR_FSYNC=3.11 "
        "SQLITE_IOERR_GETTEMPPATH=3.11 SQLITE_IOERR_LOCK=3.11 SQLITE_IOERR_MMAP=3.11 SQLITE_IOERR_NOMEM=3.11 "
        "SQLITE_IOERR_RDLOCK=3.11 SQLITE_IOERR_READ=3.11 SQLITE_IOERR_ROLLBACK_ATOMIC=3.11 SQLITE_IOERR_SEEK=3.11 "
        "SQLITE_IOERR_SHMLOCK=3.11 SQLITE_IOERR_SHMMAP=3.11 SQLITE_IOERR_SHMOPEN=3.11 SQLITE_IOERR_SHMSIZE=3.11 "
        "SQLITE_IOERR_SHORT_READ=3.11 SQLITE_IOERR_TRUNCATE=3.11 SQLITE_IOERR_UNLOCK=3.11 SQLITE_IOERR_VNODE=3.11 "
        "SQLITE_IOERR_WRITE=3.11 SQLITE_LIMIT_ATTACHED=3.11 SQLITE_LIMIT_COLUMN=3.11 SQLITE_LIMIT_COMPOUND_SELECT=3.11 "
        "SQLITE_LIMIT_EXPR_DEPTH=3.11 SQLITE_LIMIT_FUNCTION_ARG=3.11 SQLITE_LIMIT_LENGTH=3.11 "
        "SQLITE_LIMIT_LIKE_PATTERN_LENGTH=3.11 SQLITE_LIMIT_SQL_LENGTH=3.11 SQLITE_LIMIT_TRIGGER_DEPTH=3.11 "
        "SQLITE_LIMIT_VARIABLE_NUMBER=3.11 SQLITE_LIMIT_VDBE_OP=3.11 SQLITE_LIMIT_WORKER_THREADS=3.11 "
        "SQLITE_LOCKED=3.11 SQLITE_LOCKED_SHAREDCACHE=3.11 SQLITE_LOCKED_VTAB=3.11 SQLITE_MISMATCH=3.11 "
        "SQLITE_MISUSE=3.11 SQLITE_NOLFS=3.11 SQLITE_NOMEM=3.11 SQLITE_NOTADB=3.11 SQLITE_NOTFOUND=3.11 "
        "SQLITE_NOTICE=3.11 SQLITE_NOTICE_RECOVER_ROLLBACK=3.11 SQLITE_NOTICE_RECOVER_WAL=3.11 "
        "SQLITE_OK_LOAD_PERMANENTLY=3.11 SQLITE_OK_SYMLINK=3.11 SQLITE_PERM=3.11 SQLITE_PROTOCOL=3.11 "
        "SQLITE_RANGE=3.11 SQLITE_READONLY=3.11 SQLITE_READONLY_CANTINIT=3.11 SQLITE_READONLY_CANTLOCK=3.11 "
        "SQLITE_READONLY_DBMOVED=3.11 SQLITE_READONLY_DIRECTORY=3.11 SQLITE_READONLY_RECOVERY=3.11 "
        "SQLITE_READONLY_ROLLBACK=3.11 SQLITE_ROW=3.11 SQLITE_SCHEMA=3.11 SQLITE_TOOBIG=3.11 SQLITE_WARNING=3.11 "
        "SQLITE_WARNING_AUTOINDEX=3.11"
    ),
    "sre_compile": "ATOMIC_GROUP=3.11 POSSESSIVE_REPEAT=3.11 POSSESSIVE_REPEAT_ONE=3.11 PatternError=3.13",
    "sre_constants": "ATOMIC_GROUP=3.11 POSSESSIVE_REPEAT=3.11 POSSESSIVE_REPEAT_ONE=3.11 PatternError=3.13",
    "sre_parse": (
        "ATOMIC_GROUP=3.11 MAXWIDTH=3.11 POSSESSIVE_REPEAT=3.11 POSSESSIVE_REPEAT_ONE=3.11 PatternError=3.13"
    ),
    "ssl": "HAS_PSK=3.13 OP_ENABLE_KTLS=3.12 OP_LEGACY_SERVER_CONNECT=3.12",
    "stat": (
        "SF_DATALESS=3.13 SF_FIRMLINK=3.13 SF_RESTRICTED=3.13 SF_SETTABLE=3.13 UF_DATAVAULT=3.13 UF_SETTABLE=3.13 "
        "UF_TRACKED=3.13"
    ),
    "statistics": (
        "acos=3.13 asin=3.13 atan=3.13 cos=3.13 cosh=3.13 count=3.12 defaultdict=3.11 isfinite=3.13 isinf=3.13 "
        "kde=3.13 kde_random=3.13 mul=3.11 pi=3.13 reduce=3.11 sin=3.13 sumprod=3.12 tan=3.13"
    ),
    "symtable": "StrEnum=3.13 SymbolTableType=3.13 main=3.13",
    "sys": (
        "activate_stack_trampoline=3.12 deactivate_stack_trampoline=3.12 exception=3.11 getunicodeinternedsize=3.12 "
        "is_stack_trampoline_active=3.12"
    ),
    "syslog": "LOG_FTP=3.13",
    "termios": "EXTPROC=3.13 IUTF8=3.13 tcgetwinsize=3.11 tcsetwinsize=3.11",
    "threading": "setprofile_all_threads=3.12 settrace_all_threads=3.12",
    "token": "EXCLAMATION=3.12 FSTRING_END=3.12 FSTRING_MIDDLE=3.12 FSTRING_START=3.12",
    "tokenize": "EXCLAMATION=3.12 FSTRING_END=3.12 FSTRING_MIDDLE=3.12 FSTRING_START=3.12",
    "traceback": "ANSIColors=3.13 BUILTIN_EXCEPTION_LIMIT=3.13 suppress=3.11",
    "tty": "EXTPROC=3.13 IUTF8=3.13 cfmakecbreak=3.12 cfmakeraw=3.12 tcgetwinsize=3.11 tcsetwinsize=3.11",
    "turtle": "teleport=3.12",
    "types": "get_original_bases=3.12",
    "typing": (
        "LiteralString=3.11 Never=3.11 NoDefault=3.13 NotRequired=3.11 ReadOnly=3.13 Required=3.11 Self=3.11 "
        "TypeAliasType=3.12 TypeIs=3.13 TypeVarTuple=3.11 Unpack=3.11 assert_never=3.11 assert_type=3.11 "
        "clear_overloads=3.11 dataclass_transform=3.11 defaultdict=3.11 get_overloads=3.11 get_protocol_members=3.13 "
        "is_protocol=3.13 override=3.12 reveal_type=3.11"
    ),
    "unittest": "doModuleCleanups=3.11 enterModuleContext=3.11",
    "unittest.case": "enterModuleContext=3.11",
    "unittest.mock": "ThreadingMixin=3.13 ThreadingMock=3.13 open_spec=3.11",
    "uuid": "main=3.12",
    "warnings": "deprecated=3.13",
    "wave": "KSDATAFORMAT_SUBTYPE_PCM=3.12 WAVE_FORMAT_EXTENSIBLE=3.12",
    "webbrowser": "Edge=3.12 Epiphany=3.12 parse_args=3.13",
    "zipimport": (
        "END_CENTRAL_DIR_LOCATOR_SIZE_64=3.13 END_CENTRAL_DIR_SIZE_64=3.13 MAX_UINT32=3.13 STRING_END_LOCATOR_64=3.13 "
        "STRING_END_ZIP_64=3.13 ZIP64_EXTRA_TAG=3.13"
    ),
}
"""Module of 3.10 → name=version of the names that later versions add."""

GONE_NAMES = {
    "asyncio": "async JoinableQueue",
    "base64": "encodestring decodestring",
    "cgi": "escape parse_qs parse_qsl",
    "collections": (
        "Awaitable Coroutine AsyncIterable AsyncIterator AsyncGenerator Hashable Iterable Iterator Generator "
        "Reversible Sized Container Callable Collection Set MutableSet Mapping MutableMapping MappingView KeysView "
        "ItemsView ValuesView Sequence MutableSequence ByteString"
    ),
    "email": "Utils Encoders MIMEText MIMEMultipart",
    "fractions": "gcd",
    "html.parser": "HTMLParseError",
    "inspect": "getmoduleinfo",
    "itertools": "izip izip_longest imap ifilter ifilterfalse",
    "os": "errno getcwdu",
    "platform": "linux_distribution dist popen",
    "plistlib": "readPlist writePlist readPlistFromBytes writePlistToBytes Data",
    "string": "maketrans letters lowercase uppercase join atoi atof",
    "sys": "maxint setcheckinterval getcheckinterval",
    "threading": "_sleep",
    "time": "clock",
    "types": (
        "StringType StringTypes ListType DictType TupleType IntType LongType FloatType UnicodeType ClassType "
        "InstanceType NoneType_"
    ),
    "urllib": "urlencode quote quote_plus unquote unquote_plus urlopen urlretrieve",
    "xml.etree": "cElementTree",
}
"""Module of 3.10 → names that it had in older versions."""
