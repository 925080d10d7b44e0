import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';
import vm from 'node:vm';
import { rewriteConcolic } from '../../dist/instrument/concolic.js';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));
const compiledRuntime = new Map();

/** A fresh global object to run a test in; if rewritten, with a runtime of its own that belongs to that realm. */
export class Realm {
  static async create({ isRewritten, symbolicLiterals }) {
    const realm = new Realm(isRewritten, symbolicLiterals);
    if (isRewritten) await realm.#loadRuntime();
    realm.#addHost();
    return realm;
  }

  #isRewritten;
  #symbolicLiterals;
  #context = vm.createContext(Object.create(null), { name: 'test' });
  #runtime;
  #sources = new Map();
  #modules = new Map();
  #printed;
  #settlePrinted;

  constructor(isRewritten, symbolicLiterals) {
    this.#isRewritten = isRewritten;
    this.#symbolicLiterals = symbolicLiterals;
    this.#printed = new Promise((settle) => (this.#settlePrinted = settle));
  }

  /** Harness files are rewritten too, so that shadows meet symbolic branches in the assertions. */
  runHarness(text, name) {
    const thrown = this.#run(text, name, false);
    if (thrown !== undefined) throw new Error(`harness ${name}: ${thrown.message}`);
  }

  /** What was thrown, as `{ name, message }`; undefined if nothing was. */
  runScript(text, file) {
    return this.#run(text, file, this.#symbolicLiterals);
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

  /** The first line that an asynchronous test prints. */
  printed() {
    const late = new Promise((settle) => setTimeout(settle, 3000, 'timed out'));
    return Promise.race([this.#printed, late]);
  }

  counts() {
    if (this.#runtime === undefined) return { shadows: 0, branches: 0 };
    const trace = this.#runtime.trace();
    return { shadows: trace.nodeCount, branches: trace.eventCount };
  }

  #run(text, file, symbolicLiterals) {
    try {
      const code = this.#rewrite(text, file, 'script', symbolicLiterals);
      const options = {
        filename: file,
        importModuleDynamically: (specifier) => this.#importDynamically(specifier, file),
      };
      new vm.Script(code, options).runInContext(this.#context);
      return undefined;
    } catch (error) {
      return described(error);
    }
  }

  #rewrite(text, file, sourceType, symbolicLiterals) {
    if (!this.#isRewritten) return text;
    // What does not parse is not rewritten either: the engine says what is wrong with it.
    if (!parses(text, sourceType)) return text;
    const built = rewriteConcolic(text, { fileName: file, sourceType, symbolicLiterals });
    this.#sources.set(built.fileKey, text);
    this.#define(built.runtimeName, this.#runtime);
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
      : new vm.SourceTextModule(this.#rewrite(text, file, 'module', this.#symbolicLiterals), {
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
    const global = vm.runInContext('globalThis', this.#context);
    Object.defineProperty(global, name, { value, writable: true, enumerable: false, configurable: true });
  }

  #addHost() {
    const global = vm.runInContext('globalThis', this.#context);
    this.#define('print', (text) => this.#settlePrinted(String(text)));
    this.#define('$262', {
      global,
      gc: globalThis.gc,
      createRealm: () => {
        throw new Error('realms of a test are not supported by this runner');
      },
      evalScript: (text) => vm.runInContext(text, this.#context),
      detachArrayBuffer: (buffer) => structuredClone(buffer, { transfer: [buffer] }),
      agent: undefined,
      destroy: () => {},
    });
  }

  /** The runtime has to live in the realm it watches: it knows that realm's built-ins by identity. */
  async #loadRuntime() {
    const modules = new Map();
    const load = (file) => {
      if (modules.has(file)) return modules.get(file);
      const module = file.startsWith('node:') ? nodeModule(file, this.#context) : runtimeModule(file, this.#context);
      modules.set(file, module);
      return module;
    };
    const link = (specifier, from) =>
      load(specifier.startsWith('node:') ? specifier : path.resolve(path.dirname(from.identifier), specifier));
    const main = load(path.join(distFolder, 'runtime/create-runtime.js'));
    const printing = load(path.join(distFolder, 'runtime/print-functions.js'));
    await main.link(link);
    await main.evaluate();
    if (printing.status === 'unlinked') await printing.link(link);
    if (printing.status !== 'evaluated') await printing.evaluate();
    this.#runtime = main.namespace.createRuntime();
    printing.namespace.printOriginalFunctions((fileKey) => this.#sources.get(fileKey));
  }
}

function runtimeModule(file, context) {
  let text = compiledRuntime.get(file);
  if (text === undefined) compiledRuntime.set(file, (text = readFileSync(file, 'utf8')));
  return new vm.SourceTextModule(text, { context, identifier: file });
}

function nodeModule(name, context) {
  if (name !== 'node:util') throw new Error(`the runtime imports ${name}`);
  return new vm.SyntheticModule(
    ['types', 'default'],
    function () {
      this.setExport('types', util.types);
      this.setExport('default', util);
    },
    { context, identifier: name },
  );
}

function parses(text, sourceType) {
  try {
    const parsed = sourceType === 'module' ? new vm.SourceTextModule(text) : new vm.Script(text);
    return parsed !== undefined;
  } catch {
    return false;
  }
}

/** Errors come from other realms; their constructor's name is what the suite asks for. */
function described(error) {
  if (error === null || typeof error !== 'object') return { name: typeof error, message: String(error) };
  return { name: error.constructor?.name ?? 'Object', message: String(error.message) };
}
