import { addArrayCallbacks } from './models/array/array-callbacks.ts';
import { addArrayMoves } from './models/array/array-moves.ts';
import { addArrayQueries } from './models/array/array-queries.ts';
import { addBufferComparisons } from './models/buffer/buffer-comparisons.ts';
import { addBufferIntegers } from './models/buffer/buffer-integers.ts';
import { addBufferModels } from './models/buffer/buffer-models.ts';
import { addCollectionModels } from './models/collection/collection-models.ts';
import { addEqualityModels } from './models/object/equality-models.ts';
import { addErrorModels } from './models/object/error-models.ts';
import { addFunctionModels } from './models/object/function-models.ts';
import { addGeneratorModels } from './models/collection/generator-models.ts';
import { addIteratorModels } from './models/collection/iterator-models.ts';
import { addJsonModels } from './models/text/json-models.ts';
import { addMarkupModels } from './models/text/markup-models.ts';
import { addMemoryNumbers } from './models/buffer/memory-numbers.ts';
import { addNumberModels } from './models/text/number-models.ts';
import { addObjectModels } from './models/object/object-models.ts';
import { addOperatorModels } from './models/operator-models.ts';
import { addPropertyModels } from './models/object/property-models.ts';
import { addPromiseModels } from './models/object/promise-models.ts';
import { addRegExpModels } from './models/text/regexp-models.ts';
import { addStringModels } from './models/text/string-models.ts';
import { addTextCoderModels } from './models/buffer/text-coder-models.ts';
import { addThrowingModels } from './models/throwing-models.ts';
import { addTypedArrayModels } from './models/buffer/typed-array-models.ts';
import { Recorder } from './recording/recorder.ts';
import { Runtime } from './runtime.ts';

/**
 * Creates the runtime with all its models; must be called before any subject code runs. With `reads`, the runtime
 * records which characters of the inputs are read.
 */
export function createRuntime(options: { readonly reads?: boolean } = {}): Runtime {
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
