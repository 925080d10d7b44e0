/**
 * What SARIF 2.1.0 requires of the objects that our reports consist of (sections 3.13 to 3.49 of the standard), as a JSON
 * schema. It is stricter than the standard: a property that our reports do not write is an error.
 */
const text = { type: 'string' } as const;
const identifier = { type: 'string', minLength: 1 } as const;
const index = { type: 'integer', minimum: -1 } as const;
const position = { type: 'integer', minimum: 1 } as const;
const level = { enum: ['none', 'note', 'warning', 'error'] } as const;

type Schema = Readonly<Record<string, unknown>>;

function object(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** `least` is 1 where an empty list has to be left out. */
function listOf(items: Schema, least = 0): Schema {
  return { type: 'array', items, minItems: least };
}

// 3.11: a message has a text, which may be empty, or the identifier of one.
const message = object({ text }, ['text']);
// 3.4: relative references are allowed; what is not allowed in a URI is escaped.
const artifactLocation = object({ uri: { type: 'string', format: 'uri-reference' } });
const region = object({ startLine: position, startColumn: position }, ['startLine']);
const physicalLocation = object({ artifactLocation, region }, ['artifactLocation']);
const location = object({ physicalLocation, message });
const threadFlow = object({ locations: listOf(object({ location }), 1) }, ['locations']);
const stack = object({ frames: listOf(object({ location })) }, ['frames']);
const rule = object(
  { id: identifier, name: identifier, shortDescription: message, defaultConfiguration: object({ level }) },
  ['id'],
);
const driver = object({ name: identifier, semanticVersion: text, rules: listOf(rule) }, ['name']);
const result = object(
  {
    ruleId: identifier,
    ruleIndex: index,
    level,
    message,
    locations: listOf(location),
    partialFingerprints: { type: 'object', additionalProperties: text },
    codeFlows: listOf(object({ threadFlows: listOf(threadFlow, 1) }, ['threadFlows'])),
    stacks: listOf(stack),
    properties: { type: 'object' },
  },
  ['message'],
);
const run = object(
  {
    tool: object({ driver }, ['driver']),
    automationDetails: object({ id: text }),
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: listOf(result),
  },
  ['tool'],
);

export const sarifRules = object(
  { $schema: { type: 'string', format: 'uri' }, version: { const: '2.1.0' }, runs: listOf(run) },
  ['version', 'runs'],
);
