const ending = 'is not allowed to the subject; ';
export function describeDenial({ what, permission }) {
    const remedy = permission === undefined ? 'nothing permits it' : `--allow ${permission} would permit it`;
    return `${what} ${ending}${remedy}`;
}
/** Whether an error means that an operation was denied. */
export function isRefusal({ code }) {
    return code === 'ERR_ACCESS_DENIED' || code === 'ERR_DLOPEN_DISABLED';
}
/** The permissions of Node's permission model, and the option of `--allow` that grants each. */
const refused = {
    FileSystemRead: { doing: 'reading', permission: 'fs-read' },
    FileSystemWrite: { doing: 'writing', permission: 'fs-write' },
    ChildProcess: { doing: 'starting a process', permission: 'child' },
    WorkerThreads: { doing: 'starting a thread', permission: 'worker' },
    Net: { doing: 'using the network', permission: 'net' },
    Inspector: { doing: 'using the inspector' },
    WASI: { doing: 'using WASI' },
};
/** Describes a denial in the same form, whether Node or the sandbox denied the operation. */
export function describeRefusal({ code, message, permission, resource }) {
    if (message.includes(ending))
        return message;
    if (code === 'ERR_DLOPEN_DISABLED')
        return describeDenial({ what: 'loading an addon', permission: 'addon' });
    const known = refused[permission];
    const what = known === undefined ? message : `${known.doing}${resource === '' ? '' : ` ${resource}`}`;
    return describeDenial({ what, permission: known?.permission });
}
