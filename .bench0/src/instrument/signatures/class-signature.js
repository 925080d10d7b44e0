import { isClass, isFunction } from '../scopes/function-info.js';
import { resolved } from './find-export.js';
import { nameOf } from './module-scope.js';
import { readParameters } from './read-parameters.js';
export function classSignature(found, reader) {
    const line = ancestry(found);
    const { owner, method } = constructorIn(line);
    const members = new Map();
    for (const one of line)
        for (const member of membersOf(one, reader)) {
            if (!members.has(member.member))
                members.set(member.member, member);
        }
    const accessibility = method?.type === 'MethodDefinition' ? method.accessibility : undefined;
    const value = method?.type === 'MethodDefinition' && isFunction(method.value) ? method.value : undefined;
    return {
        kind: 'class',
        className: found.className,
        parameters: value === undefined || owner === undefined ? [] : readParameters({ ...owner, node: value }, reader, owner.node),
        isAbstract: 'abstract' in found.node && found.node.abstract,
        isClosed: accessibility === 'private' || accessibility === 'protected',
        members: [...members.values()],
        member: found.member,
    };
}
/** A class and its base classes, as far as their declarations are found. */
function ancestry(found) {
    const line = [];
    for (let one = found; one !== undefined && line.length < 16;) {
        if (!isClass(one.node))
            break;
        const node = one.node;
        line.push({ ...one, node });
        const parent = node.superClass;
        one = parent === null ? undefined : resolved({ ...one, node: parent });
    }
    return line;
}
function constructorIn(line) {
    for (const owner of line) {
        const method = owner.node.body.body.find((item) => item.type === 'MethodDefinition' && item.kind === 'constructor');
        if (method !== undefined)
            return { owner, method };
    }
    return { owner: undefined, method: undefined };
}
function membersOf(owner, reader) {
    return owner.node.body.body.flatMap((item) => {
        if (item.type !== 'MethodDefinition' && item.type !== 'PropertyDefinition')
            return [];
        const name = item.computed ? undefined : nameOf(item.key);
        const isOpen = item.accessibility !== 'private' && item.accessibility !== 'protected';
        if (item.static || !isOpen || name === undefined || name === 'constructor')
            return [];
        const value = item.value;
        if (value === null || !isFunction(value))
            return [];
        const kind = item.type === 'MethodDefinition' ? item.kind : 'method';
        const member = kind === 'get' || kind === 'set' ? `${kind} ${name}` : name;
        return [
            { member, parameters: readParameters({ ...owner, node: value }, reader, owner.node) },
        ];
    });
}
