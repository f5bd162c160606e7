import { expect } from 'chai';
import { circlesOf, circlesOfFolders, circlesOfSiblings, type Import } from './support/import-circles.ts';

const files = (...imports: Import[]) => imports.map(([from, to]): Import => [`${from}.ts`, `${to}.ts`]);

describe('the search for circles of imports', () => {
  it('finds none in a tree, in a diamond and in nothing', () => {
    expect(circlesOf([])).to.deep.equal([]);
    const diamond: Import[] = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ];
    expect(circlesOf(diamond)).to.deep.equal([]);
  });

  it('finds each circle once, whole, and not what only leads to it', () => {
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

  it('finds folders that import each other by different files', () => {
    const imports = files(['src/a/one', 'src/b/one'], ['src/b/two', 'src/a/two']);
    expect(circlesOf(imports)).to.deep.equal([]);
    expect(circlesOfFolders(imports)).to.deep.equal([['src/a', 'src/b']]);
    expect(circlesOfSiblings(imports)).to.deep.equal([['src/a', 'src/b']]);
  });

  it('finds a folder that imports what is built on it, one level up', () => {
    const imports = files(['src/a/ports/x', 'src/a/policies'], ['src/a/use', 'src/a/ports/x']);
    expect(circlesOfFolders(imports)).to.deep.equal([['src/a', 'src/a/ports']]);
  });

  it('finds siblings that import each other by different folders of theirs', () => {
    const imports = files(['src/a/deep/one', 'src/b/one'], ['src/b/deep/two', 'src/a/two']);
    expect(circlesOfFolders(imports)).to.deep.equal([]);
    expect(circlesOfSiblings(imports)).to.deep.equal([['src/a', 'src/b']]);
  });

  it('finds them at every level, and a file beside folders too', () => {
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

  it('allows a folder to import within itself', () => {
    const imports = files(['src/a/one', 'src/a/two'], ['src/a/three', 'src/a/one']);
    expect([...circlesOfFolders(imports), ...circlesOfSiblings(imports)]).to.deep.equal([]);
  });
});
