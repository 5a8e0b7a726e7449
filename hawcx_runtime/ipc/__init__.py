"""The wire between an agent and its Assembler: frames, messages, handshake, transports."""
