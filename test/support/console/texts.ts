import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

type NodeOf<Type extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Type]>>[0];
/** What can stand as a value in a page. */
type Value =
  | NodeOf<'JSXAttribute'>['value']
  | NodeOf<'JSXElement'>['children'][number]
  | NodeOf<'JSXExpressionContainer'>['expression']
  | NodeOf<'Property'>['value'];

const parsed = (path: string, source: string) => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return program;
};

/** Properties of elements and of records that people read. */
const READ = new Set([
  ...['title', 'label', 'lead', 'hint', 'text', 'note', 'failed', 'purpose', 'description', 'why', 'copy', 'empty'],
  ...['placeholder', 'alt', 'detail', 'shown', 'error', 'aria-label', 'aria-description'],
]);

const isWords = (text: string) => /\p{L}{2}/u.test(text);

/** The words in the source of a page that people would read: between its tags, and in its properties that are read. */
export function literalTexts(path: string, source: string): readonly string[] {
  const found: string[] = [];
  const inValue = (node: Value): void => {
    switch (node?.type) {
      case 'Literal':
        if (typeof node.value === 'string' && isWords(node.value)) found.push(node.value);
        break;
      case 'TemplateLiteral':
        found.push(...node.quasis.map(({ value }) => value.cooked ?? '').filter(isWords));
        break;
      case 'ConditionalExpression':
        inValue(node.consequent);
        inValue(node.alternate);
        break;
      case 'LogicalExpression':
        inValue(node.left);
        inValue(node.right);
        break;
      case 'JSXExpressionContainer':
        inValue(node.expression);
    }
  };
  new Visitor({
    JSXText: ({ value }) => {
      if (isWords(value)) found.push(value.trim());
    },
    JSXElement: ({ children }) => children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(inValue),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && READ.has(name.name)) inValue(value);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && READ.has(key.name)) inValue(value);
    },
  }).visit(parsed(path, source));
  return found;
}

/** The messages of a catalogue by their keys. */
export function messagesOf(path: string, source: string): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  new Visitor({
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
      if (name === undefined || value.type !== 'Literal' || typeof value.value !== 'string')
        throw new Error(`${path}: a message is a text under a name`);
      messages[name] = value.value;
    },
  }).visit(parsed(path, source));
  return messages;
}

/** All texts in quotes, and the beginnings of those in which something is inserted. */
export function stringsOf(path: string, source: string): readonly Readonly<{ text: string; isBeginning: boolean }>[] {
  const found: { text: string; isBeginning: boolean }[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push({ text: value, isBeginning: false });
    },
    TemplateLiteral: ({ quasis }) => {
      const [first] = quasis;
      if (first !== undefined) found.push({ text: first.value.cooked ?? '', isBeginning: quasis.length > 1 });
    },
  }).visit(parsed(path, source));
  return found;
}

/** What the first column of each table shows, as it is written. A list that begins with the columns of another one is that one's. */
export function firstCells(path: string, source: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ArrayExpression: ({ elements: [first] }) => {
      if (first?.type !== 'ObjectExpression') return;
      const written = new Map(
        first.properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value] as const] : [],
        ),
      );
      const cell = written.get('cell');
      if (cell !== undefined && written.has('title')) found.push(source.slice(cell.start, cell.end));
    },
  }).visit(parsed(path, source));
  return found;
}
