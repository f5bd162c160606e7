import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from 'chai';

const BELOW_SRC = resolve(import.meta.dirname, '../../../src/infrastructure/observability');
/** As packages of AWS announce the end of support for a version of Node.js. */
const PROGRAM = `
import { createLogger } from '${BELOW_SRC}/logger.js';
import { redirectWarnings } from '${BELOW_SRC}/warnings.js';
const logger = createLogger('info');
redirectWarnings((text, kind) => logger.warn({ kind }, text));
process.emitWarning('NodeDeprecationWarning: the SDK will\\n\\n no longer support Node.js v20', { type: 'NodeVersionSupportWarning' });
process.emitWarning('gone', 'DeprecationWarning');
`;

describe('warnings of Node.js and of packages', () => {
  it('are one line each of the log, and nothing on stderr', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      encoding: 'utf8',
    });
    expect(stderr).to.equal('');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ level, kind, msg }) => [level, kind, msg])).to.deep.equal([
      ['warn', 'NodeVersionSupportWarning', 'NodeDeprecationWarning: the SDK will no longer support Node.js v20'],
      ['warn', 'DeprecationWarning', 'gone'],
    ]);
  });
});
