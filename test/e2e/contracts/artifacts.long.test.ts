import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { repositoryRoot } from '../../../contracts/kit/artifacts.ts';

describe('The committed contract artifacts', () => {
  it('match the compiled sources', async () => {
    const compile = [`${repositoryRoot}/contracts/compile.mjs`, '--check'];
    const { stdout } = await promisify(execFile)(process.execPath, compile);
    expect(stdout).to.match(/^[1-9]\d* artifacts are what the sources compile to\n$/);
  });
});
