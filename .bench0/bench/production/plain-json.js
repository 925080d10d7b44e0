/** JSON text as usually written by hand: a function for each rule, string concatenation, and a depth limit. */
export function plainJson(random) {
    const maxDepth = 4;
    const value = (depth) => {
        const choice = random.int(depth > 0 ? 13 : 7);
        if (choice < 2)
            return string();
        if (choice < 4)
            return number();
        if (choice < 5)
            return 'true';
        if (choice < 6)
            return 'false';
        if (choice < 7)
            return 'null';
        return choice < 10 ? object(depth - 1) : array(depth - 1);
    };
    const object = (depth) => {
        if (random.int(4) === 0)
            return `{${ws()}}`;
        let text = `{${ws()}${member(depth)}`;
        while (random.int(3) > 0)
            text += `,${ws()}${member(depth)}`;
        return `${text}}`;
    };
    const member = (depth) => `${string()}${ws()}:${ws()}${value(depth)}${ws()}`;
    const array = (depth) => {
        if (random.int(4) === 0)
            return `[${ws()}]`;
        let text = `[${ws()}${value(depth)}${ws()}`;
        while (random.int(3) > 0)
            text += `,${ws()}${value(depth)}${ws()}`;
        return `${text}]`;
    };
    const string = () => {
        let text = '"';
        while (random.int(3) > 0)
            text += character();
        return `${text}"`;
    };
    const character = () => {
        const choice = random.int(15);
        if (choice < 12)
            return random.pick(plain);
        if (choice === 12)
            return String.fromCodePoint(0x80 + random.int(0xd780));
        if (choice === 13)
            return String.fromCodePoint(0x1_0000 + random.int(0x10_0000));
        if (random.int(2) === 0)
            return `\\${random.pick(escapes)}`;
        return `\\u${random.pick(hex)}${random.pick(hex)}${random.pick(hex)}${random.pick(hex)}`;
    };
    const number = () => {
        let text = random.int(2) === 0 ? '-' : '';
        text += random.int(2) === 0 ? '0' : random.pick(digits.slice(1)) + run(digits);
        if (random.int(2) === 0)
            text += `.${random.pick(digits)}${run(digits)}`;
        if (random.int(2) === 0)
            text += random.pick(exponents) + random.pick(digits) + run(digits);
        return text;
    };
    const ws = () => (random.int(5) > 0 ? '' : random.pick(spaces) + run(spaces));
    const run = (characters) => {
        let text = '';
        while (random.int(3) > 0)
            text += random.pick(characters);
        return text;
    };
    return () => ws() + value(maxDepth) + ws();
}
const plain = Array.from({ length: 0x60 }, (_, i) => String.fromCharCode(0x20 + i)).filter((c) => c !== '"' && c !== '\\');
const escapes = Array.from('"\\/bfnrt');
const hex = Array.from('0123456789abcdefABCDEF');
const digits = Array.from('0123456789');
const exponents = ['e', 'E', 'e+', 'E+', 'e-', 'E-'];
const spaces = Array.from(' \t\n\r');
