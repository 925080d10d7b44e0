/**
 * Common variables that contain no secrets. Names are compared in upper case because those of Windows may be in any
 * case.
 */
const passed = new Set([
    'CI',
    'COLORTERM',
    'COMSPEC',
    'FORCE_COLOR',
    'HOME',
    'LANG',
    'LANGUAGE',
    'LOGNAME',
    'NODE_ENV',
    'NODE_PATH',
    'NO_COLOR',
    'NUMBER_OF_PROCESSORS',
    'OS',
    'PATH',
    'PATHEXT',
    'SHELL',
    'SYSTEMDRIVE',
    'SYSTEMROOT',
    'TEMP',
    'TERM',
    'TMP',
    'TMPDIR',
    'TZ',
    'USER',
    'USERNAME',
    'USERPROFILE',
    'WINDIR',
]);
/** Variables for our own process only; never passed, whatever is allowed. */
const ours = new Set(['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD']);
/** The environment of a subject: a list of harmless variables, plus those that are allowed. */
export function subjectEnvironment(allow, environment = process.env) {
    const isPassed = (name) => {
        if (ours.has(name))
            return false;
        if (allow.includes('env') || allow.includes(`env=${name}`))
            return true;
        return passed.has(name.toUpperCase()) || name.startsWith('LC_');
    };
    return Object.fromEntries(Object.entries(environment).filter(([name]) => isPassed(name)));
}
