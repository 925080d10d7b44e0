import { operatorCode } from '../../../core/operators.ts';
import type { Node, NodeOf } from '../../typescript/front-end.ts';
import { isClass, isFunction } from '../../scopes/function-info.ts';
import { callNotes } from '../calls/call-notes.ts';
import { emitDeclaration } from '../patterns/declaration.ts';
import { destructure } from '../patterns/pattern.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, none, orZero, sequence } from '../emitted.ts';
import { emitReturned, nothingReturned } from '../functions/function-code.ts';
import { emitForEach, emitForLoop } from './loops.ts';
import { unnamed } from '../expressions/operand.ts';
import { loopNotes } from '../calls/loop-notes.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { tokenNotes } from '../calls/token-notes.ts';

/** Emits a statement. It ends in a semicolon or brace, because the code after it may start with a parenthesis. */
export function emitStatement(context: EmitContext, node: Node): string {
  return loopNotes.around(context, node, emitLabeled(context, node));
}

/** Emits a statement that has to stay directly behind the labels before it. */
function emitLabeled(context: EmitContext, node: Node): string {
  return context.mark(node) + context.counters.before(node) + context.releasing(() => statementCode(context, node));
}

function statementCode(context: EmitContext, node: Node): string {
  const { parts } = context;
  if (isFunction(node)) return parts.functionCode(node, null);
  if (isClass(node)) return parts.classCode(node);
  const substatements = (): string =>
    context.copy(node, (child) =>
      'test' in node && child === node.test ? emitTest(context, node, child) : parts.statement(child),
    );
  switch (node.type) {
    case 'ExpressionStatement':
      return emitExpressionStatement(context, node);
    case 'VariableDeclaration': {
      const { code, after } = emitDeclaration(context, node);
      return `${code};${after}`;
    }
    case 'ReturnStatement':
      return emitReturn(context, node);
    case 'ThrowStatement':
      return emitThrow(context, node);
    case 'IfStatement':
    case 'WhileStatement':
    case 'BlockStatement':
      return substatements();
    case 'TryStatement':
      return emitTry(context, node);
    case 'DoWhileStatement':
      return terminated(
        context.copy(node, (child) => {
          if (child === node.test) return emitTest(context, node, child);
          const note = loopNotes.iteration(context, node);
          return note === '' ? parts.statement(child) : `{${note};${parts.statement(child)}}`;
        }),
      );
    case 'ForStatement':
      return emitForLoop(context, node);
    case 'ForInStatement':
    case 'ForOfStatement':
      return emitForEach(context, node);
    case 'SwitchStatement':
      return emitSwitch(context, node);
    case 'LabeledStatement':
      return context.copy(node, (child) =>
        child === node.label ? context.source(child) : emitLabeled(context, child),
      );
    case 'CatchClause':
      return emitCatch(context, node);
    case 'WithStatement':
      return context.copy(node, (child) =>
        child === node.object ? emitScopeObject(context, child) : context.source(child),
      );
    case 'ExportNamedDeclaration':
      return emitExport(context, node);
    case 'ExportDefaultDeclaration':
      return emitDefaultExport(context, node);
    case 'EmptyStatement':
      return ';';
    default:
      return terminated(context.source(node));
  }
}

/** The object of a `with` statement. Shadows are not tracked in its body, so the runtime concretizes the object. */
function emitScopeObject(context: EmitContext, node: Node): string {
  const { code, shadow } = context.parts.expression(node);
  const value = context.temporary();
  const test = `(${shadow} | ${context.runtime.get('heap')})`;
  const concretize = context.runtime.call('natives.scopeObject', context.site(node), value, shadow);
  return sequence(`${value} = ${code}`, ifSet(test, concretize), value);
}

/** The test of a statement, with its arms counted. */
function emitTest(context: EmitContext, statement: Node, test: Node): string {
  const code = context.counters.decided(statement, context.parts.condition(test, statement));
  return statement.type === 'WhileStatement' ? loopNotes.tested(context, statement, code) : code;
}

const terminated = (code: string): string => (code.endsWith(';') ? code : `${code};`);

function emitExpressionStatement(context: EmitContext, node: NodeOf<'ExpressionStatement'>): string {
  if ('directive' in node && typeof node.directive === 'string') return terminated(context.source(node));
  if (!context.completionMatters) return `${context.parts.effect(node.expression)};`;
  const emitted = context.parts.expression(node.expression);
  if (!context.completionIsTaken) return `${emitted.code};`;
  const value = context.temporary();
  const evaluate = `${value} = ${unnamed(node.expression, emitted.code)}`;
  return `${sequence(evaluate, context.runtime.set('completed', emitted.shadow), value)};`;
}

function emitReturn(context: EmitContext, node: NodeOf<'ReturnStatement'>): string {
  if (node.argument === null) {
    const leaving = callNotes.leaving(context);
    if (!context.frame.mixed && leaving === '') return terminated(context.source(node));
    const cleared = context.frame.mixed ? nothingReturned(context) : '0';
    return `return void ${sequence(tokenNotes.nothing(context), leaving, cleared)};`;
  }
  return `return ${emitReturned(context, node.argument, context.parts.expression(node.argument))};`;
}

function emitThrow(context: EmitContext, node: NodeOf<'ThrowStatement'>): string {
  const emitted = context.parts.expression(node.argument);
  const value = context.temporary();
  const code = context.mark(node.argument) + unnamed(node.argument, emitted.code);
  if (emitted.shadow === none) return `throw (${context.runtime.set('thrownValue', code)});`;
  return `throw ${sequence(`${value} = ${code}`, context.runtime.set('thrown', emitted.shadow), value)};`;
}

function emitTry(context: EmitContext, node: NodeOf<'TryStatement'>): string {
  const { setup, restore } = throwNotes.interrupted(context);
  if (node.handler !== null) context.resumptions.set(node.handler, restore);
  return context.copy(node, (child) => {
    const code = context.parts.statement(child);
    if (child === node.handler) return code;
    return withFirst(code, child === node.block ? setup : restore + caught(context));
  });
}

function caught(context: EmitContext, handler?: Node): string {
  const resumed = handler === undefined ? '' : (context.resumptions.get(handler) ?? '');
  return resumed + throwNotes.caught(context) + callNotes.caught(context);
}

/** Inserts code before the statements of a block. */
function withFirst(block: string, first: string): string {
  const opening = block.indexOf('{') + 1;
  return first === '' ? block : block.slice(0, opening) + first + block.slice(opening);
}

function emitCatch(context: EmitContext, node: NodeOf<'CatchClause'>): string {
  const { param } = node;
  if (param !== null && param.type !== 'Identifier') return emitCatchPattern(context, node, param);
  const sibling = param === null ? none : context.siblingAt(param);
  return context.copy(node, (child) => {
    if (child === param) return context.parts.assignmentTarget(child);
    const block = withFirst(context.parts.statement(child), caught(context, node));
    if (param?.type !== 'Identifier') return block;
    const look = `${orZero(context.runtime.get('live'), context.runtime.call('caught', param.name))};`;
    return withFirst(block, sibling === none ? look : `let ${sibling} = ${look}`);
  });
}

/** The pattern stays native; shadows are looked up in the value thrown last. */
function emitCatchPattern(context: EmitContext, node: NodeOf<'CatchClause'>, param: Node): string {
  const pattern = destructure(context, param);
  const shadows = pattern.shadows(context.runtime.get('thrownValue'), none);
  return context.copy(node, (child) => {
    if (child === param) return pattern.code;
    const declared = shadows.map(({ sibling, shadow }) => `${sibling} = ${shadow}`).join(', ');
    const first = declared === '' ? '' : `let ${declared};`;
    return withFirst(context.parts.statement(child), first + caught(context, node));
  });
}

function emitSwitch(context: EmitContext, node: NodeOf<'SwitchStatement'>): string {
  const { parts } = context;
  const subject = parts.expression(node.discriminant);
  const watched = subject.shadow !== none || node.cases.some(({ test }) => test !== null && context.may(test));
  const value = context.temporary();
  const shadow = context.temporary();
  const emitCaseTest = (test: Node): string => {
    const emitted = parts.expression(test);
    if (!watched) return emitted.code;
    const tested = context.temporary();
    const either = emitted.shadow === none ? shadow : `(${shadow} | ${emitted.shadow})`;
    const comparison = [operatorCode.strictEquals, `${value} === ${tested}`, value, tested] as const;
    const shadows = [shadow, emitted.shadow] as const;
    const decide = context.runtime.call('branchBinary', context.site(test), ...comparison, ...shadows);
    return sequence(`${tested} = ${unnamed(test, emitted.code)}`, ifSet(either, decide), tested);
  };
  return context.copy(node, (child) => {
    if (child === node.discriminant) {
      return watched
        ? `(${value} = ${unnamed(child, subject.code)}, ${shadow} = ${subject.shadow}, ${value})`
        : subject.code;
    }
    const clause = emitClause(context, child as NodeOf<'SwitchCase'>, emitCaseTest);
    const missed = child === node.cases[0] ? context.counters.arm(node, true) : '';
    // The `default` clause is inserted first: as the last one, the clause before it could fall through into it.
    return missed === '' ? clause : `default:${missed};break;${clause}`;
  });
}

function emitClause(context: EmitContext, clause: NodeOf<'SwitchCase'>, emitCaseTest: (test: Node) => string): string {
  const counted = context.counters.arm(clause, true);
  const store = counted === '' ? '' : `${counted};`;
  const [first] = clause.consequent;
  const code = context.copy(clause, (part) => {
    if (part === clause.test) return emitCaseTest(part);
    return (part === first ? store : '') + context.parts.statement(part);
  });
  return first === undefined ? code + store : code;
}

function emitExport(context: EmitContext, node: NodeOf<'ExportNamedDeclaration'>): string {
  const { declaration } = node;
  if (declaration === null || declaration === undefined) return terminated(context.source(node));
  if (declaration.type !== 'VariableDeclaration')
    return context.copy(node, (child) => context.parts.statement(child), [declaration]);
  const { code, after } = emitDeclaration(context, declaration, true);
  return `${context.text.slice(node.start, declaration.start)}${code};${after}`;
}

function emitDefaultExport(context: EmitContext, node: NodeOf<'ExportDefaultDeclaration'>): string {
  const { declaration } = node;
  if (isFunction(declaration) || isClass(declaration)) {
    return context.copy(node, (child) => statementCode(context, child));
  }
  return terminated(context.copy(node, (child) => context.parts.expression(child).code));
}
