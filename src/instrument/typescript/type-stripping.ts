import type { SourceMapData } from '../files/source-map.ts';

import { transformSync, type TransformOptions } from 'oxc-transform';

import { CoppiceError } from '../../core/coppice-error.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { syntaxError } from './front-end.ts';
import { needsCompiling } from './source-language.ts';
import { newerSyntax } from './newer-syntax.ts';
import { loweredName } from './lowered-syntax.ts';
import { rejectTooDeep } from './too-deep.ts';
import { compilerOptionsFor, type CompilerOptions } from '../tsconfig/compiler-options.ts';

export interface StrippedText {
  readonly text: string;
  /** Source map to the typed text; null if the text is unchanged. */
  readonly map: SourceMapData | null;
}

/** The transformer's name for the object with its helpers; `loweredName` has the same length, so that columns stay. */
const transformersName = /\bbabelHelpers(?=\.)/gu;

/**
 * Converts a TypeScript or JSX file to JavaScript as its `tsconfig.json` specifies: removes types and compiles enums,
 * namespaces, parameter properties and decorators. Lowers syntax that this version of Node does not support, also in
 * JavaScript files.
 */
export function stripTypes(fileName: string, text: string): StrippedText {
  rejectTooDeep(fileName, text);
  const newer = newerSyntax(fileName, text);
  const isKnown = newer === undefined || (newer.kind === 'using' && target === 'esnext');
  if (!needsCompiling(fileName) && isKnown) return { text, map: null };
  const options = compilerOptionsFor(fileName);
  if (newer?.kind === 'decorator' && options.experimentalDecorators !== true) {
    throw new CoppiceError(
      'unsupported-syntax',
      'standard decorators are not supported: no version of Node can run them',
      {
        location: new SourceText(fileName, text).locationAt(newer.offset),
        hint: 'set `experimentalDecorators` in tsconfig.json if these are legacy decorators, or use the compiled file as target',
      },
    );
  }
  const result = transformSync(fileName, text, transformOptions(options));
  const failure = result.errors.find((error) => (error.severity as string) === 'Error');
  if (failure !== undefined) throw syntaxError(failure, fileName, text);
  const code = Object.keys(result.helpersUsed).length === 0 ? result.code : withOwnHelpers(result.code);
  return { text: code, map: (result.map as unknown as SourceMapData | undefined) ?? null };
}

/** The settings that, besides the text, determine the result of `stripTypes`; part of the cache key. */
export function strippingFacts(fileName: string): string {
  return needsCompiling(fileName) ? JSON.stringify(transformOptions(compilerOptionsFor(fileName))) : target;
}

/** Node 24 is the first version that supports `using`. */
const target = Number(process.versions.node.split('.')[0]) >= 24 ? 'esnext' : 'es2024';

function transformOptions(options: CompilerOptions): TransformOptions {
  const { useDefineForClassFields, verbatimModuleSyntax, emitDecoratorMetadata } = options;
  const definesFields = useDefineForClassFields ?? isRecent(options.target);
  return {
    sourcemap: true,
    target,
    helpers: { mode: 'External' as NonNullable<TransformOptions['helpers']>['mode'] & string },
    // Without decorators, this option only has the effect that `accessor` fields are lowered.
    decorator: { legacy: true, emitDecoratorMetadata: emitDecoratorMetadata === true },
    typescript: {
      onlyRemoveTypeImports: verbatimModuleSyntax === true,
      removeClassFieldsWithoutInitializer: !definesFields,
    },
    jsx: jsxOptions(options),
  };
}

function isRecent(written: string | undefined): boolean {
  const year = /^es(?<year>\d{4})$/u.exec(written ?? '')?.groups?.['year'];
  return year === undefined ? !/^es[356]$/u.test(written ?? '') : Number(year) >= 2022;
}

function jsxOptions({ jsx, jsxFactory, jsxFragmentFactory, jsxImportSource }: CompilerOptions) {
  if (jsx === 'react' || jsxFactory !== undefined) {
    return {
      runtime: 'classic',
      ...(jsxFactory === undefined ? {} : { pragma: jsxFactory }),
      ...(jsxFragmentFactory === undefined ? {} : { pragmaFrag: jsxFragmentFactory }),
    } as const;
  }
  const development = jsx === 'react-jsxdev';
  return {
    runtime: 'automatic',
    development,
    ...(jsxImportSource === undefined ? {} : { importSource: jsxImportSource }),
  } as const;
}

function withOwnHelpers(code: string): string {
  return code.replaceAll(transformersName, loweredName);
}
