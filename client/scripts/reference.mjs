// Prints the reference of what each entry exports, from the comments in the sources, with TypeScript's own reader of them:
// `npm run -s reference -w client`. A test compares REFERENCE.md with it.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ENTRIES = [
  ['base.ts', '@institutional-defi/client/base', 'Needs nothing else. The main entry exports this too.'],
  ['index.ts', '@institutional-defi/client', 'Needs viem.'],
  ['react/index.ts', '@institutional-defi/client/react', 'Needs viem, React and TanStack Query.'],
];
const inSources = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const options = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  noEmit: true,
  allowImportingTsExtensions: true,
};
const program = ts.createProgram(
  ENTRIES.map(([file]) => inSources(file)),
  { ...options, types: [] },
);
const checker = program.getTypeChecker();

/** Exported values, with the comment above each. */
function exportsOf(file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(inSources(file)));
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map((symbol) => [symbol.name, textOf(symbol)])
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
}

function textOf(symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
  if (text === '') throw new Error(`${symbol.name} is exported without a comment`);
  return text.replaceAll('|', '\\|');
}

const listed = new Set();
console.log(
  '# Reference\n\nGenerated from the comments in the sources by `npm run -s reference -w client`. Types are in the package, beside the code.',
);
for (const [file, entry, needs] of ENTRIES) {
  const own = exportsOf(file).filter(([name]) => !listed.has(name));
  for (const [name] of own) listed.add(name);
  console.log(`\n## ${entry}\n\n${needs}\n\n| export | what it does |\n|---|---|`);
  for (const [name, text] of own) console.log(`| \`${name}\` | ${text} |`);
}
