import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { KYC_PROVIDER_NAMES, KYC_PROVIDERS } from '../../../src/adapters/kyc/choose.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8');

describe('every identity provider', () => {
  for (const name of KYC_PROVIDER_NAMES) {
    it(`has run the contract of its port: ${name}`, () => {
      const test = textOf(`test/adapters/kyc/kyc-provider.${name}.test.ts`);
      expect(test).to.match(/^describe(?:Hosted)?KycProvider(?:Contract)?[<(]/m);
    });

    it(`is explained to operators: ${name}`, () => {
      const docs = textOf('docs/configuration.md');
      expect(docs).to.include(`KYC_PROVIDER=${name}\``);
      expect(docs).to.include(`\`${KYC_PROVIDERS[name].webhookSecret}\``);
    });
  }
});
