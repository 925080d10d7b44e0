/** Exit codes of the commands. */
export const exitCode = {
    nothingFound: 0,
    findings: 1,
    /** An error that the user can fix: a bad grammar, a missing file, a wrong flag. */
    userError: 2,
    /** A bug in Coppice. */
    internalError: 3,
    /** A failure under `coppice libfuzzer`: the exit code of libFuzzer. */
    libfuzzerCrash: 77,
    /** Ended by SIGINT; the code is 128 plus the number of the signal, as shells report it. */
    interrupted: 130,
    /** Ended by SIGTERM. */
    terminated: 143,
};
