import { addArrayCallbacks } from './models/array/array-callbacks.js';
import { addArrayMoves } from './models/array/array-moves.js';
import { addArrayQueries } from './models/array/array-queries.js';
import { addBufferComparisons } from './models/buffer/buffer-comparisons.js';
import { addBufferIntegers } from './models/buffer/buffer-integers.js';
import { addBufferModels } from './models/buffer/buffer-models.js';
import { addCollectionModels } from './models/collection/collection-models.js';
import { addEqualityModels } from './models/object/equality-models.js';
import { addErrorModels } from './models/object/error-models.js';
import { addFunctionModels } from './models/object/function-models.js';
import { addGeneratorModels } from './models/collection/generator-models.js';
import { addIteratorModels } from './models/collection/iterator-models.js';
import { addJsonModels } from './models/text/json-models.js';
import { addMarkupModels } from './models/text/markup-models.js';
import { addMemoryNumbers } from './models/buffer/memory-numbers.js';
import { addNumberModels } from './models/text/number-models.js';
import { addObjectModels } from './models/object/object-models.js';
import { addOperatorModels } from './models/operator-models.js';
import { addPropertyModels } from './models/object/property-models.js';
import { addPromiseModels } from './models/object/promise-models.js';
import { addRegExpModels } from './models/text/regexp-models.js';
import { addStringModels } from './models/text/string-models.js';
import { addTextCoderModels } from './models/buffer/text-coder-models.js';
import { addThrowingModels } from './models/throwing-models.js';
import { addTypedArrayModels } from './models/buffer/typed-array-models.js';
import { Recorder } from './recording/recorder.js';
import { Runtime } from './runtime.js';
/**
 * Creates the runtime with all its models; must be called before any subject code runs. With `reads`, the runtime
 * records which characters of the inputs are read.
 */
export function createRuntime(options = {}) {
    const runtime = new Runtime(new Recorder(options.reads ?? false));
    const { recorder, throws, side, activations, channels, reads, iterations, yields, keys, texts, models } = runtime;
    const { stores, setters, boundValues, natives } = runtime;
    const context = {
        registers: runtime,
        recorder,
        throws,
        side,
        activations,
        channels,
        reads,
        iterations,
        yields,
        keys,
        stores,
        setters,
        boundValues,
        natives,
        texts,
        models,
    };
    addOperatorModels(context);
    addStringModels(context);
    addMarkupModels(context);
    addNumberModels(context);
    addThrowingModels(context);
    addRegExpModels(context);
    addArrayMoves(context);
    addArrayCallbacks(context);
    addArrayQueries(context);
    addFunctionModels(context);
    addObjectModels(context);
    addPropertyModels(context);
    addCollectionModels(context);
    addJsonModels(context);
    addGeneratorModels(context);
    addIteratorModels(context);
    addPromiseModels(context);
    addTypedArrayModels(context);
    addMemoryNumbers(context);
    addBufferModels(context);
    addBufferComparisons(context);
    addBufferIntegers(context);
    addTextCoderModels(context);
    addErrorModels(context);
    addEqualityModels(context);
    return runtime;
}
