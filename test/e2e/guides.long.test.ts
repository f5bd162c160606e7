import { expect } from 'chai';
import { blocks, compileGuides, fileOf, runProgram } from '../support/guides.ts';
import { freePort } from '../support/servers/free-port.ts';
import { endAll, runMain } from '../support/service/process.ts';

const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** What each program of the guides prints. */
const PRINTED: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'sign-in.ts': [`signed in as ${WALLET}`],
  'page.ts': ['verified: true', 'verified again: false'],
  'embedded.ts': ['embedded: embedded'],
  'sale.ts': [
    'before the verification: KYC_REQUIRED',
    'may buy: true',
    /^authorized: 0x\w{40} 0x\w{8}$/,
    'signed by the sale: true',
    'and to ethers: true',
  ],
  'gasless.ts': ['gasless: true', 'sponsored: submitted', 'the same task: true'],
  'agent.ts': [
    'tools: true',
    'prices: prices,asOf',
    'refused: true INSUFFICIENT_SCOPE',
    'resource: # Institutional DeFi API',
    'the same tools: true',
  ],
  'pay.ts': ['demanded: 402 sandbox', 'paid: 200 true', 'charged again: false'],
};
/** Files without a program of their own. */
const IMPORTED = ['service.ts', 'session.ts'];

describe('the guides', () => {
  const programs = blocks.filter(({ language }) => language === 'ts');

  before(async () => {
    const url = `http://localhost:${await freePort()}`;
    const running = runMain('serve', {
      ...{ DATA_DIR: 'memory', CRON: 'off', PORT: new URL(url).port, BASE_URL: url },
    });
    await running.url();
    await compileGuides(url);
  });
  after(endAll);

  it('name the file of every program, and run each unless they say why not', () => {
    expect(programs).to.not.be.empty;
    for (const block of programs) {
      const where = `${block.page}: ${block.text.slice(0, 60)}`;
      expect(fileOf(block), where).to.be.a('string');
      if (block.treatment === 'not-run') expect(block.before, where).to.match(/^Not run by the tests[:,] .+/);
      if (block.treatment === 'types-only') expect(block.before, where).to.match(/ not run by the tests.*: .+/s);
    }
    const run = programs.filter(({ treatment }) => treatment === 'run').map((block) => fileOf(block));
    expect([...new Set(run)]).to.have.members([...Object.keys(PRINTED), ...IMPORTED]);
  });

  it('hold no shell commands that nobody runs', () => {
    expect(blocks.filter(({ language }) => language === 'sh')).to.deep.equal([]);
  });

  for (const [file, expected] of Object.entries(PRINTED))
    it(`hold a program that works as it is written: ${file}`, async () => {
      const printed = await runProgram(file);
      expect(printed, printed.join('\n')).to.have.length(expected.length);
      for (const [place, line] of expected.entries())
        if (typeof line === 'string') expect(printed[place]).to.equal(line);
        else expect(printed[place]).to.match(line);
    });
});
