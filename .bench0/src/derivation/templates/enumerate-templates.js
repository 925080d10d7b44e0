import { fewestHolesFirst } from './fewest-holes-first.js';
import { templatesBySize } from './templates-by-size.js';
/** Enumerates every template within the bounds once, smallest first. */
export function enumerateTemplates(symbolic, bounds) {
    return fewestHolesFirst(templatesBySize(symbolic, bounds), (template) => [template]);
}
