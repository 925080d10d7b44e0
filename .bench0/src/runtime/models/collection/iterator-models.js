import { emptyList, getPrototypeOf, isObject } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
/** Models of iterators of arrays and strings that the subject calls itself. */
export function addIteratorModels(context) {
    const { models, iterations } = context;
    const prototypes = [Array.prototype, getPrototypeOf(Uint8Array.prototype)];
    for (const methods of prototypes) {
        models.add(methods.values, followed(context, (array) => valuesOf(context, array)));
        models.add(methods.entries, followed(context, (array) => entriesOf(context, array)));
    }
    for (const methods of prototypes)
        models.add(methods.keys, {
            after: (call) => {
                context.side.decideLength(call.site, call.self);
                return 0;
            },
        });
    models.add(String.prototype[Symbol.iterator], {
        after: (call, result) => {
            if (typeof call.self !== 'string' || call.selfShadow === 0)
                return 0;
            iterations.pairs.decide(call.site, call.self, call.selfShadow);
            iterations.follow(result, charactersOf(context, call.self, call.selfShadow));
            return 0;
        },
    });
    const natives = [[].values(), ''[Symbol.iterator](), new Map().values(), new Set().values(), ''.matchAll(/x/gu)];
    for (const iterator of natives) {
        models.add(getPrototypeOf(iterator).next, steps(context));
    }
}
function followed({ iterations, side }, follow) {
    return {
        after: (call, result) => {
            side.decideLength(call.site, call.self);
            if (isObject(call.self) && isObject(result))
                iterations.follow(result, follow(call.self));
            return 0;
        },
    };
}
function valuesOf({ side }, array) {
    return {
        shadowOf: (turn, value) => side.read(array, turn, value),
        elementAt: (turn) => peek(array, turn),
    };
}
function entriesOf({ side }, array) {
    return {
        shadowOf: (turn, pair) => {
            side.store(pair, 1, side.read(array, turn, peek(pair, 1)));
            return 0;
        },
        elementAt: (turn) => {
            const pair = emptyList();
            pair[0] = turn;
            pair[1] = peek(array, turn);
            side.store(pair, 1, side.read(array, turn, pair[1]));
            return pair;
        },
    };
}
function charactersOf({ iterations, recorder }, text, shadow) {
    let position = 0;
    return {
        asked: (site, _, isMore) => recorder.more(site, iterations.countOf(text, shadow, text.length), position, isMore),
        shadowOf: (_, character) => {
            if (typeof character !== 'string')
                return 0;
            position += character.length;
            return iterations.character(text, shadow, position - character.length, character);
        },
    };
}
/** The model of `iterator.next()`; calls are counted per iterator. */
function steps({ iterations, side }) {
    return {
        after: (call, result) => {
            const follower = iterations.followerOf(call.self);
            if (follower === undefined || !isObject(call.self))
                return 0;
            const turn = iterations.turnOf(call.self);
            const isMore = peek(result, 'done') === false;
            follower.asked?.(call.site, turn, isMore);
            if (!isMore)
                return 0;
            iterations.takeTurn(call.self);
            const value = peek(result, 'value');
            side.store(result, 'value', follower.shadowOf(turn, value));
            return 0;
        },
    };
}
