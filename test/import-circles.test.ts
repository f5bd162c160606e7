import { expect } from 'chai';
import { circlesOf, circlesOfFolders, circlesOfSiblings, type Import } from './support/import-circles.ts';

const files = (...imports: Import[]) => imports.map(([from, to]): Import => [`${from}.ts`, `${to}.ts`]);

describe('the search for import circles', () => {
  it('finds none in a tree, a diamond and an empty graph', () => {
    expect(circlesOf([])).to.deep.equal([]);
    const diamond: Import[] = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ];
    expect(circlesOf(diamond)).to.deep.equal([]);
  });

  it('finds each circle once, completely, without nodes that only lead to it', () => {
    const two: Import[] = [
      ['start', 'a'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'end'],
      ['y', 'x'],
      ['x', 'y'],
      ['a', 'x'],
    ];
    expect(circlesOf(two)).to.deep.equal([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ]);
  });

  it('finds folders that import each other through different files', () => {
    const imports = files(['src/a/one', 'src/b/one'], ['src/b/two', 'src/a/two']);
    expect(circlesOf(imports)).to.deep.equal([]);
    expect(circlesOfFolders(imports)).to.deep.equal([['src/a', 'src/b']]);
    expect(circlesOfSiblings(imports)).to.deep.equal([['src/a', 'src/b']]);
  });

  it('finds a folder that imports from one built on it, one level up', () => {
    const imports = files(['src/a/ports/x', 'src/a/policies'], ['src/a/use', 'src/a/ports/x']);
    expect(circlesOfFolders(imports)).to.deep.equal([['src/a', 'src/a/ports']]);
  });

  it('finds siblings that import each other through different subfolders', () => {
    const imports = files(['src/a/deep/one', 'src/b/one'], ['src/b/deep/two', 'src/a/two']);
    expect(circlesOfFolders(imports)).to.deep.equal([]);
    expect(circlesOfSiblings(imports)).to.deep.equal([['src/a', 'src/b']]);
  });

  it('finds circles at every level, and of a file with folders too', () => {
    const imports = files(
      ['src/a/x/one', 'src/a/y/one'],
      ['src/a/y/two', 'src/a/x/two'],
      ['src/app', 'src/c/one'],
      ['src/c/two', 'src/app'],
    );
    expect(circlesOfSiblings(imports)).to.deep.equal([
      ['src/a/x', 'src/a/y'],
      ['src/app.ts', 'src/c'],
    ]);
  });

  it('allows imports within a folder', () => {
    const imports = files(['src/a/one', 'src/a/two'], ['src/a/three', 'src/a/one']);
    expect([...circlesOfFolders(imports), ...circlesOfSiblings(imports)]).to.deep.equal([]);
  });
});
