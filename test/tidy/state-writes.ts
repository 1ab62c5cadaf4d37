import ts from 'typescript'
import { projectPath, typedSources } from './program'
import { everyNode, type Finding, lineOf, type Rule } from './tree'

/** The files whose types are the state of a game. */
const STATE = /^shared\/game\/engine\/(state|frame)\.ts$/

/** Who may write state, and why. */
const WRITERS: [where: RegExp, why: string][] = [
  [
    /^shared\/game\/engine\/(change|words\/[a-z-]+)\.ts$/,
    'Change and its words: each writes and makes its event at once',
  ],
]

const MUTATORS = new Set('push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '))
const OBJECT_WRITERS =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|deleteProperty|defineProperty))$/

/** What a statement writes to: the target of an assignment, of ++ and delete, the list of a push. */
function written(node: ts.Node): { target: ts.Expression; how: string }[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return targetsOf(node.left).map((target) => ({ target, how: node.operatorToken.getText() }))
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const steps = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
    return steps ? [{ target: node.operand, how: node.operator === ts.SyntaxKind.PlusPlusToken ? '++' : '--' }] : []
  }
  if (ts.isDeleteExpression(node)) return [{ target: node.expression, how: 'delete' }]
  if (ts.isForOfStatement(node) && !ts.isVariableDeclarationList(node.initializer)) {
    return targetsOf(node.initializer).map((target) => ({ target, how: 'for' }))
  }
  if (!ts.isCallExpression(node)) return []
  const callee = bare(node.expression)
  const [first] = node.arguments
  if (first && OBJECT_WRITERS.test(callee.getText())) return [{ target: first, how: callee.getText() }]
  if (ts.isPropertyAccessExpression(callee) && MUTATORS.has(callee.name.text)) {
    return [{ target: callee.expression, how: callee.name.text }]
  }
  return []
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** `[a.b, { c: d.e }] = …` writes a.b and d.e. */
function targetsOf(left: ts.Node): ts.Expression[] {
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(targetsOf)
  if (ts.isObjectLiteralExpression(left)) {
    return left.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? targetsOf(property.initializer) : [],
    )
  }
  if (ts.isSpreadElement(left)) return targetsOf(left.expression)
  if (ts.isBinaryExpression(left) && !isAssignment(left.operatorToken.kind)) return []
  return ts.isBinaryExpression(left) ? targetsOf(left.left) : ts.isExpression(left) ? [left] : []
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node
}

class StateReach {
  constructor(private readonly checker: ts.TypeChecker) {}

  /**
   * The value itself is part of a state: its type is one of the state's, or it was read from a property of one.
   * `deep`: something inside the value is written, which a shallow copy shares with the state.
   */
  isState(expression: ts.Expression, deep = false): boolean {
    const node = bare(expression)
    if ([expression, node].some((at) => this.isStateType(this.checker.getTypeAtLocation(at)))) {
      return !this.isFresh(node, deep)
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      return this.isState(node.expression, true)
    }
    if (ts.isConditionalExpression(node)) return this.isState(node.whenTrue, deep) || this.isState(node.whenFalse, deep)
    if (ts.isBinaryExpression(node) && !isAssignment(node.operatorToken.kind)) {
      return this.isState(node.left, deep) || this.isState(node.right, deep)
    }
    if (ts.isObjectLiteralExpression(node)) {
      return deep && node.properties.some((part) => ts.isSpreadAssignment(part) && this.isState(part.expression, true))
    }
    return ts.isIdentifier(node) && this.wasReadFromState(node, deep)
  }

  /** A property or element of part of a state. A name alone is a variable: writing it changes no state. */
  isInState(target: ts.Expression): boolean {
    const node = bare(target)
    return (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && this.isState(node.expression)
  }

  /** `const tokens = ship.commandTokens`, `const { dials } = ship`, `({ dials }: Ship) => …`, `for (const zone of ship.x)` */
  private wasReadFromState(name: ts.Identifier, deep: boolean): boolean {
    const declaration = this.checker.getSymbolAtLocation(name)?.valueDeclaration
    if (!declaration) return false
    if (ts.isBindingElement(declaration)) {
      return this.isStateType(this.checker.getTypeAtLocation(declaration.parent)) && !declaration.dotDotDotToken
    }
    if (!ts.isVariableDeclaration(declaration)) return false
    const loop = declaration.parent.parent
    if (ts.isForOfStatement(loop)) return this.isState(loop.expression)
    return declaration.initializer !== undefined && this.isState(declaration.initializer, deep)
  }

  /** An object literal, or a variable that was just given one: a new thing that no state holds yet. */
  private isFresh(node: ts.Expression, deep: boolean): boolean {
    if (ts.isObjectLiteralExpression(node)) return !(deep && node.properties.some(ts.isSpreadAssignment))
    if (!ts.isIdentifier(node)) return false
    const declaration = this.checker.getSymbolAtLocation(node)?.valueDeclaration
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return false
    const given = bare(declaration.initializer)
    return ts.isObjectLiteralExpression(given) && this.isFresh(given, deep)
  }

  private isStateType(type: ts.Type): boolean {
    if (type.isUnionOrIntersection()) return type.types.some((part) => this.isStateType(part))
    if ((type.flags & ts.TypeFlags.Object) === 0) return false
    return [type.symbol, type.aliasSymbol].some((symbol) =>
      symbol?.declarations?.some((declaration) => STATE.test(projectPath(declaration.getSourceFile().fileName))),
    )
  }
}

export const stateWrites: Rule = {
  name: 'only the words of Change write the state of a game',
  story: 'a write beside the words makes no event: the state is right, but no card answers and the log is silent',
  find: (tree) =>
    typedSources(tree).flatMap(({ path, source, checker }) => {
      if (WRITERS.some(([where]) => where.test(path))) return []
      const reach = new StateReach(checker)
      const findings: Finding[] = []
      everyNode(source, (node) => {
        for (const { target, how } of written(node)) {
          const isCall = ts.isCallExpression(node)
          if (isCall ? reach.isState(target) : reach.isInState(target)) {
            findings.push({ path, line: lineOf(source, node), what: `${target.getText()} is written (${how})` })
          }
        }
      })
      return findings
    }),
  caught: sampleWrites({
    'a field': 'export const f = (s: GameState) => { s.round = 2 }',
    'a field of a field': "export const f = (s: GameState) => { s.ships['x']!.shields.front -= 1 }",
    'a step up': 'export const f = (s: Ship) => { s.nextSlot++ }',
    'a step down': 'export const f = (s: Ship) => { --s.dialSpeed }',
    'a deletion': "export const f = (s: GameState) => { delete s.ships['x'] }",
    'a push': 'export const f = (s: Ship) => { s.commandTokens.push("repair") }',
    'a sort': 'export const f = (s: GameState) => s.lost.sort()',
    'a pop behind a variable': 'export const f = (s: GameState) => { const d = s.deck.undealt; return d.pop() }',
    'a pop behind a pattern': 'export const f = (s: Ship) => { const { dials } = s; dials.pop() }',
    'a pop behind a parameter': 'export const f = ({ dials }: Ship) => dials.pop()',
    'a found ship': "export const f = (s: GameState) => { const x = s.ships['x']; if (x) x.activated = true }",
    'every token': 'export const f = (s: Ship) => { for (const t of s.defense) t.exhausted = false }',
    'every list':
      'export const f = (s: GameState) => { for (const l of [s].map((x) => x.stack)) l.forEach((x) => { x.id = 1 }) }',
    'a frame': "export const f = (m: ManeuverFrame) => { m.step = 'course' }",
    'a list of a frame': "export const f = (w: WindowFrame) => { w.used.push('x') }",
    'Object.assign': 'export const f = (s: Ship) => Object.assign(s, { dialSpeed: 1 })',
    'an exchange': 'export const f = (a: Ship, b: Ship) => { [a.dialSpeed, b.dialSpeed] = [b.dialSpeed, a.dialSpeed] }',
    'under a cast': 'export const f = (s: Readonly<Ship>) => { (s as Ship).dialSpeed = 1 }',
    'a shallow copy written deep': 'export const f = (s: Ship) => { const c = { ...s }; c.shields.front = 0 }',
    'the answer of a function': 'export const f = (get: () => Ship) => { get().dialSpeed = 1 }',
  }),
  allowed: sampleWrites({
    'a new state, built up':
      "export const f = (ship: Ship) => { const s = { ships: {} } as GameState; s.ships['x'] = ship; return s }",
    'a new list': 'export const f = (s: Ship) => { const t = [...s.commandTokens]; t.push("repair"); return t }',
    'a filtered list': 'export const f = (s: GameState) => s.lost.filter((l) => l.points > 0).sort()',
    'a new score': 'export const f = () => { const score: Score = { a: 0, b: 0 }; score.a += 5; return score }',
    'a new table':
      "export const f = (s: Ship) => { const ships: Record<string, Ship> = {}; ships['x'] = s; return ships }",
    'a local variable': 'export const f = (s: Ship) => { let n = s.dialSpeed; n += 1; return n }',
    'another name for a ship': 'export const f = (s: Ship, t: Ship) => { let best = s; best = t; return best }',
  }),
}

function sampleWrites(bodies: Record<string, string>): Record<string, { 'shared/game/flow/x.ts': string }> {
  const imports = [
    "import type { GameState, Score, Ship } from '#shared/game/engine/state'",
    "import type { ManeuverFrame, WindowFrame } from '#shared/game/engine/frame'",
  ].join('\n')
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, { 'shared/game/flow/x.ts': `${imports}\n${body}\n` }]),
  )
}
