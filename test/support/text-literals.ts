import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A piece of text in a source: a string, or what stands between the `${…}` of a template. */
export interface Literal {
  text: string
  /** Offset of the first character behind the quote. */
  at: number
}

/** What a file of messages says, without the names of its imports and the words it compares with. */
export function literalsOf(path: string, content = readFileSync(path, 'utf8')): Literal[] {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isCompared(node)) return
    if (isPiece(node)) found.push({ text: node.text, at: node.getStart(source) + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isPiece = (node: ts.Node): node is ts.StringLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  (ts.isStringLiteralLike(node) && !ts.isPropertyAssignment(node.parent)) ||
  (ts.isStringLiteralLike(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

/** `x === 'left'`, `case 'left':`, `table['left']` speak of names of the code. */
function isCompared(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true
  return ts.isBinaryExpression(parent) && /^[=!]==$/.test(parent.operatorToken.getText())
}
