import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { rewriteConcolic } from '../../dist/instrument/concolic/concolic.js';
import { rewriteEvaluated } from '../../dist/instrument/files/rewrite-evaluated.js';
import { runtimeLookup, runtimeSymbolName } from '../../dist/instrument/concolic/runtime-access.js';
import { loadRuntime } from './runtime-bundle.mjs';

/**
 * Limit of expressions per test: some tests iterate over all of Unicode and would take hours, because symbolic
 * execution is a hundred times slower. Code after the limit is still rewritten, but concrete.
 */
const expressionsPerTest = 1 << 16;

/** Harness files, compiled once for all realms of the process. */
const harness = new Map();

/** A new global object for a test; if rewritten, with its own runtime that belongs to that realm. */
export class Realm {
  #isRewritten;
  #symbolicLiterals;
  #context = vm.createContext(Object.create(null), { name: 'test' });
  #global = vm.runInContext('globalThis', this.#context);
  #runtime;
  #sources = new Map();
  #modules = new Map();
  #printed;
  #settlePrinted;
  #others = [];
  host;

  constructor({ isRewritten, symbolicLiterals }) {
    this.#isRewritten = isRewritten;
    this.#symbolicLiterals = symbolicLiterals;
    this.#printed = new Promise((settle) => (this.#settlePrinted = settle));
    if (isRewritten) {
      const { createRuntime, printOriginalFunctions, replaceFunctionConstructors } = loadRuntime(this.#context);
      this.#runtime = createRuntime();
      const { evaluations } = this.#runtime;
      evaluations.rewriter = (code) => rewriteEvaluated(code, { symbolicLiterals });
      replaceFunctionConstructors(this.#runtime);
      this.#runtime.recorder.table.limit = expressionsPerTest;
      this.#define(Symbol.for(runtimeSymbolName), this.#runtime);
      printOriginalFunctions((fileKey) => evaluations.sourceOf(fileKey) ?? this.#sources.get(fileKey));
    }
    this.#addHost();
  }

  /** Harness files are rewritten too, so that shadows reach symbolic branches in the assertions. */
  runHarness(file) {
    const key = `${this.#isRewritten} ${file}`;
    let known = harness.get(key);
    if (known === undefined) {
      const text = readFileSync(file, 'utf8');
      const built = this.#isRewritten
        ? rewriteConcolic(text, { fileName: file, sourceType: 'script', preamble: runtimeLookup })
        : { code: text, fileKey: 0 };
      known = { ...built, text, script: new vm.Script(built.code, { filename: file }) };
      harness.set(key, known);
    }
    this.#sources.set(known.fileKey, known.text);
    known.script.runInContext(this.#context);
  }

  /** Returns the thrown error as `{ name, message }`; undefined if nothing was thrown. */
  runScript(text, file) {
    try {
      this.#evaluate(text, file);
      return undefined;
    } catch (error) {
      return described(error);
    }
  }

  async runModule(file, text) {
    try {
      const module = this.#moduleOf(file, text);
      await module.link((specifier, from) => this.#resolve(specifier, from));
      await module.evaluate();
      return undefined;
    } catch (error) {
      return described(error);
    }
  }

  /** Returns the first line that an asynchronous test prints. */
  printed() {
    let timer;
    const late = new Promise((settle) => (timer = setTimeout(settle, 3000, 'timed out')));
    return Promise.race([this.#printed, late]).finally(() => clearTimeout(timer));
  }

  counts() {
    const own = this.#runtime?.trace();
    const counts = { shadows: own?.nodeCount ?? 0, branches: own?.eventCount ?? 0 };
    for (const other of this.#others) {
      const { shadows, branches } = other.counts();
      counts.shadows += shadows;
      counts.branches += branches;
    }
    return counts;
  }

  #evaluate(text, file) {
    const code = this.#rewrite(text, file, 'script');
    const options = {
      filename: file,
      importModuleDynamically: (specifier) => this.#importDynamically(specifier, file),
    };
    return new vm.Script(code, options).runInContext(this.#context);
  }

  #rewrite(text, file, sourceType) {
    if (!this.#isRewritten) return text;
    // Invalid code is not rewritten: the engine reports its errors.
    if (!parses(text, sourceType)) return text;
    const options = { fileName: file, sourceType, symbolicLiterals: this.#symbolicLiterals, preamble: runtimeLookup };
    const built = rewriteConcolic(text, options);
    this.#sources.set(built.fileKey, text);
    return built.code;
  }

  #moduleOf(file, text = readFileSync(file, 'utf8')) {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const module = file.endsWith('.json')
      ? new vm.SyntheticModule(
          ['default'],
          function () {
            this.setExport('default', JSON.parse(text));
          },
          { context: this.#context, identifier: file },
        )
      : new vm.SourceTextModule(this.#rewrite(text, file, 'module'), {
          context: this.#context,
          identifier: file,
          initializeImportMeta: () => {},
          importModuleDynamically: (specifier) => this.#importDynamically(specifier, file),
        });
    this.#modules.set(file, module);
    return module;
  }

  #resolve(specifier, from) {
    return this.#moduleOf(path.resolve(path.dirname(from.identifier), specifier));
  }

  async #importDynamically(specifier, from) {
    const module = this.#moduleOf(path.resolve(path.dirname(from), specifier));
    if (module.status === 'unlinked') await module.link((name, referrer) => this.#resolve(name, referrer));
    if (module.status !== 'evaluated' && module.status !== 'errored') await module.evaluate();
    return module;
  }

  #define(name, value) {
    Object.defineProperty(this.#global, name, { value, writable: true, enumerable: false, configurable: true });
  }

  #addHost() {
    this.#define('print', (text) => this.#settlePrinted(String(text)));
    this.host = {
      global: this.#global,
      gc: globalThis.gc,
      createRealm: () => {
        const other = new Realm({ isRewritten: this.#isRewritten, symbolicLiterals: this.#symbolicLiterals });
        this.#others.push(other);
        return other.host;
      },
      evalScript: (text) => this.#evaluate(text, `script-${this.#sources.size}.js`),
      detachArrayBuffer: (buffer) => structuredClone(buffer, { transfer: [buffer] }),
      agent: undefined,
      destroy: () => {},
    };
    this.#define('$262', this.host);
  }
}

function parses(text, sourceType) {
  try {
    const parsed = sourceType === 'module' ? new vm.SourceTextModule(text) : new vm.Script(text);
    return parsed !== undefined;
  } catch {
    return false;
  }
}

/** Errors come from other realms; the suite identifies them by the name of their constructor. */
function described(error) {
  if (error === null || typeof error !== 'object') return { name: typeof error, message: String(error) };
  return { name: error.constructor?.name ?? 'Object', message: String(error.message) };
}
