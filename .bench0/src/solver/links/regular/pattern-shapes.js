import { MatchShapes } from './match-shapes.js';
const keptPatterns = 256;
/** Match shapes of patterns, each pattern parsed once. */
export class PatternShapes {
    #known = new Map();
    of(source, flags) {
        const key = `/${source}/${flags}`;
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        if (this.#known.size >= keptPatterns)
            this.#known.clear();
        const shapes = new MatchShapes(source, flags);
        this.#known.set(key, shapes);
        return shapes;
    }
}
