import { expect } from 'chai';
import { GUIDES, TOPICS } from '../../../src/adapters/http/docs/pages.ts';
import { description, operations } from '../../support/description.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const BASE = 'https://api.example.com';
const sectionsOf = (text: string, level: string) => text.split(new RegExp(`^${level} `, 'm')).slice(1);

describe('the texts for language models', () => {
  let world: TestWorld;
  let index: string;
  let full: string;
  before(async () => {
    world = await aWorld({ BASE_URL: BASE });
    [index, full] = [await read('/llms.txt'), await read('/llms-full.txt')];
  });
  const read = async (path: string) =>
    (await world.api.get(path).expect(200).expect('content-type', 'text/plain; charset=utf-8')).text;

  it('may be cached like other public data', async () => {
    for (const path of ['/llms.txt', '/llms-full.txt']) {
      const response = await world.api.get(path).expect(200);
      expect(response.get('cache-control')).to.equal('public, max-age=300');
    }
  });

  it('begin with a heading and a quote, and hold no other first heading', () => {
    for (const text of [index, full]) {
      expect(text).to.match(/^# Institutional DeFi API\n\n> [^\n]+\n\n/);
      expect(text.match(/^# /gm)).to.have.length(1);
    }
  });

  it('list in sections of links, after the documents, every operation once', () => {
    const [documents = '', ...rest] = sectionsOf(index, '##');
    for (const section of [documents, ...rest])
      for (const line of section.split('\n').filter((one) => one.startsWith('-')))
        expect(line).to.match(/^- \[[^\]]+\]\(https:\/\/api\.example\.com\/[^)\s]+\): \S/);
    const listed = rest.flatMap((section) => [...section.matchAll(/^- \[(\S+ \S+)\]/gm)].map(([, what]) => what));
    expect(listed).to.have.members(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`));
    expect(rest.at(0)).to.match(/^Authentication/);
    expect(rest.at(-1)).to.match(/^Jobs/);
  });

  it('link only to documents that exist', async () => {
    const [documents = ''] = sectionsOf(index, '##');
    const links = [...documents.matchAll(/\(https:\/\/api\.example\.com(\/[^)]+)\)/g)].map(([, path = '']) => path);
    expect(links).to.have.length(GUIDES.length + TOPICS.length + 3);
    for (const link of links) await world.api.get(link).expect(200);
  });

  it('describe every operation with its parameters, errors and examples', () => {
    const [, written = ''] = /^## Operations\n(.*?)^## Schemas$/ms.exec(full) ?? [];
    const sections = new Map(sectionsOf(written, '###').map((text) => [text.split('\n')[0], text]));
    expect(sections.size).to.equal(operations.length);
    for (const { path, method, operation } of operations) {
      const what = `${method.toUpperCase()} ${path}`;
      const text = sections.get(what) ?? expect.fail(`${what} is missing`);
      expect(text, what).to.include(`\`${operation.operationId}\``);
      for (const { name, required } of operation.parameters ?? [])
        expect(text, what).to.match(
          new RegExp(`^- \`${name.replaceAll('.', '\\.')}\` \\(\\w+, ${required ? 'required' : 'optional'}, `, 'm'),
        );
      expect(/^- Body: \w/m.test(text), what).to.equal(operation.requestBody !== undefined);
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        expect(text, what).to.match(new RegExp(`^- ${status}\\b`, 'm'));
        if (status >= '400')
          for (const { examples = {} } of Object.values(content))
            for (const code of Object.keys(examples)) expect(text, what).to.include(code);
      }
    }
  });

  it('describe every named schema and every error code', () => {
    const { ErrorCode, ...schemas } = description.components.schemas;
    for (const name of Object.keys(schemas)) expect(full).to.include(`\n### ${name}\n`);
    for (const code of ErrorCode?.enum ?? []) expect(full).to.include(`\n- \`${code}\`: `);
  });

  it('name only schemas that are described', () => {
    const { schemas } = description.components;
    for (const [, name = ''] of full.matchAll(/^- (?:Body|200[^:\n]*): ([A-Z]\w+)(?:$| \||\n)/gm))
      expect(schemas, name).to.have.property(name);
  });
});
