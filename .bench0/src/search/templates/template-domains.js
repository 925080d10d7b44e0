import { wordsOfLength } from '../../derivation/templates/fixed-length-words.js';
import { tokenLanguage } from '../../derivation/templates/token-language.js';
/** The last character that is one UTF-16 code unit. */
const lastUnit = 0xffff;
/** Converts templates into domains: fixed texts, and holes with their languages. */
export class TemplateDomains {
    #grammar;
    #holes;
    #maxLength;
    #languages = new Map();
    /** `maxLength` bounds holes of variable length. */
    constructor(grammar, holes, maxLength) {
        this.#grammar = grammar;
        this.#holes = holes;
        this.#maxLength = maxLength;
    }
    of({ text, holes }) {
        const parts = [];
        let at = 0;
        for (const hole of holes) {
            if (hole.start > at)
                parts.push({ kind: 'text', text: text.slice(at, hole.start) });
            parts.push(this.#partOf(hole));
            at = hole.start + hole.length;
        }
        if (at < text.length)
            parts.push({ kind: 'text', text: text.slice(at) });
        return { kind: 'template', parts };
    }
    #partOf(hole) {
        const { length, isOpen } = hole;
        const language = this.#holes === 'free' ? undefined : this.#languageOf(hole);
        const bounds = isOpen ? { minLength: 0, maxLength: this.#maxLength } : { minLength: length, maxLength: length };
        return { kind: 'hole', length, ...bounds, ...(language === undefined ? {} : { language }) };
    }
    #languageOf({ token, length, isOpen }) {
        const key = `${isOpen ? 'any' : length} ${token.name}`;
        if (!this.#languages.has(key)) {
            const boxes = isOpen ? undefined : this.#boxesOf(token, length);
            const source = boxes === undefined ? tokenLanguage(this.#grammar, token) : undefined;
            this.#languages.set(key, boxes ?? (source === undefined ? undefined : { kind: 'pattern', source }));
        }
        return this.#languages.get(key);
    }
    #boxesOf(token, length) {
        const body = token.kind === 'class' ? token.node : token.rule.body;
        const boxes = wordsOfLength(this.#grammar, body, length);
        if (boxes === undefined || boxes.length === 0)
            return undefined;
        if (boxes.some((box) => box.some(({ ranges }) => (ranges.at(-1) ?? 0) > lastUnit)))
            return undefined;
        return { kind: 'boxes', boxes: boxes.map((box) => box.map(({ ranges }) => ranges)) };
    }
}
