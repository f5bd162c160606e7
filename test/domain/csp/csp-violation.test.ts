import { expect } from 'chai';
import fc from 'fast-check';
import { type CspViolation, kindOf, sanitised } from '../../../src/domain/csp/csp-violation.ts';

const violation: CspViolation = {
  documentUrl: 'https://app.example/buy',
  directive: 'script-src-elem',
  blockedUrl: 'https://evil.example/x.js',
  policy: "default-src 'self'; report-uri /api/csp-report",
  disposition: 'enforce',
  sourceFile: 'https://app.example/a.js',
  line: 10,
  column: 5,
  userAgent: 'Mozilla/5.0 (X11)',
};

describe('a sanitised violation', () => {
  it('is unchanged when nothing is private', () => {
    expect(sanitised(violation)).to.deep.equal(violation);
  });

  for (const [address, safe] of [
    ['https://app.example/buy?wallet=0x1&token=secret', 'https://app.example/buy'],
    ['https://app.example/#access_token=secret', 'https://app.example/'],
    ['https://ann:secret@app.example/', 'https://app.example/'],
    ['wss://feed.example:8443/live?k=1', 'wss://feed.example:8443/live'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['blob:https://app.example/5f0c', 'blob'],
    ['javascript:alert(document.cookie)', 'javascript'],
    ['about:srcdoc', 'about'],
    ['inline', 'inline'],
    ['trusted-types-policy', 'trusted-types-policy'],
    ['<img src=x onerror=alert(1)>', ''],
    ['', ''],
  ] as const)
    it(`reports ${JSON.stringify(address)} as ${JSON.stringify(safe)} in every field`, () => {
      const told = sanitised({ ...violation, documentUrl: address, blockedUrl: address, sourceFile: address });
      expect([told?.documentUrl, told?.blockedUrl, told?.sourceFile]).to.deep.equal([safe, safe, safe]);
    });

  for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension'])
    it(`is undefined for ${scheme}`, () => {
      const address = `${scheme}://abcdef/content.js`;
      for (const field of ['documentUrl', 'blockedUrl', 'sourceFile'])
        expect(sanitised({ ...violation, [field]: address })).to.equal(undefined);
    });

  it('contains no line break, no invisible character and no long text', () => {
    const wild = fc.record({
      documentUrl: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
      ),
      directive: fc.string({ unit: 'binary', maxLength: 5_000 }),
      blockedUrl: fc.string({ unit: 'binary' }),
      policy: fc.string({ unit: 'binary', maxLength: 5_000 }),
      disposition: fc.constant('enforce' as const),
      userAgent: fc.string({ unit: 'binary', maxLength: 5_000 }),
    });
    fc.assert(
      fc.property(wild, (report) => {
        for (const text of Object.values(sanitised(report) ?? {})) {
          expect(String(text).length).to.be.at.most(2_000);
          expect(String(text)).to.not.match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        }
        expect(sanitised(report)?.documentUrl ?? '').to.not.match(/[?#]/);
      }),
    );
  });

  it('does not forge a line of a log', () => {
    const told = sanitised({ ...violation, policy: 'x\r\n{"level":"fatal"}', directive: 'img-src\r\nevil' });
    expect(told).to.include({ policy: 'x {"level":"fatal"}', directive: 'img-src' });
  });
});

describe('the kind of a violation', () => {
  it('depends on the blocked URL, the directive and the page only', () => {
    expect(kindOf({ ...violation, line: 99, userAgent: 'another', policy: 'another' })).to.equal(kindOf(violation));
    for (const change of [{ directive: 'img-src' }, { blockedUrl: 'inline' }, { documentUrl: 'https://app.example/' }])
      expect(kindOf({ ...violation, ...change })).to.not.equal(kindOf(violation));
  });
});
