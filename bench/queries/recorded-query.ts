import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ExpressionPool } from '../../src/constraint/expression-pool.ts';
import type { Alternative, PathCondition } from '../../src/constraint/path-condition.ts';
import { deserializePathCondition, serializePathCondition } from '../../src/constraint/serialize.ts';

/** A flip of a recorded run: the path ends with the decision that is to go another way. */
export interface RecordedQuery {
  readonly package: string;
  /** The run's input. */
  readonly text: string;
  /** The path, serialized and in base64. */
  readonly path: string;
  readonly taken: number;
}

const file = 'bench/queries/queries.json.gz';

export function readQueries(): readonly RecordedQuery[] {
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as readonly RecordedQuery[];
}

export function writeQueries(queries: readonly RecordedQuery[]): void {
  writeFileSync(file, gzipSync(JSON.stringify(queries), { level: 9 }));
}

export function recordedQuery(
  name: string,
  text: string,
  path: PathCondition,
  { index, taken }: Alternative,
): RecordedQuery {
  const bytes = serializePathCondition(path.prefix(index + 1));
  return { package: name, text, path: Buffer.from(bytes).toString('base64'), taken: Number(taken) };
}

export function pathOf({ path }: RecordedQuery, pool: ExpressionPool): PathCondition {
  return deserializePathCondition(Buffer.from(path, 'base64'), pool);
}
