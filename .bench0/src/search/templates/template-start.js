import { inputCount } from '../../constraint/domains/domain-inputs.js';
import { templateText } from '../../derivation/templates/template.js';
export function templateStart(target, domains, { parts: templates, rest, size }) {
    const filled = templates.map((template, i) => ({
        text: template.text,
        template: domains[i].of(template),
    }));
    const value = target.ofTemplates(filled, rest);
    const symbolic = value.kind === 'args' ? (value.domains ?? []) : filled.map(({ template }) => template);
    return {
        value,
        holes: templates.map(({ holes }) => holes),
        rest,
        shown: templates.map(templateText).join(' | '),
        reached: {
            count: 1,
            size,
            length: templates.reduce((sum, { text }) => sum + text.length, 0),
            holes: templates.reduce((sum, { holes }) => sum + holes.length, 0),
        },
        isRigid: symbolic.every((domain) => inputCount(domain) === 0),
    };
}
