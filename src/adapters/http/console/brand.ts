import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Accents } from '../../../domain/brand/accent.ts';
import type { Brand } from '../../../domain/brand/brand.ts';
import { hexOf, type Rgb } from '../../../domain/brand/contrast.ts';
import { escaped } from '../../../domain/shared/escaped.ts';

const A_YEAR_IN_SECONDS = 31_536_000;

/** What the brand adds to the pages, and the files that they name. A new brand has new addresses, so that browsers keep each for good. */
export type BrandParts = Readonly<{
  /** Differs for each brand; empty without one. */
  digest: string;
  /** The page of the console with the brand in its head. */
  inPage(html: string): string;
  /** Below `/console`, for everybody: the page of the gate shows the logo too. */
  files: RequestHandler;
}>;

const UNBRANDED: BrandParts = { digest: '', inPage: (html) => html, files: (_req, _res, next) => next() };

export function brandParts(brand: Brand): BrandParts {
  const { name, logo, accents, supportUrl, links } = brand;
  if (![name, logo, accents, supportUrl].some((part) => part !== undefined) && links.length === 0) return UNBRANDED;
  const css = accents === undefined ? undefined : cssOf(accents);
  const facts = { name, supportUrl, links };
  const digest = createHash('sha256')
    .update(JSON.stringify([facts, css ?? null]))
    .update(logo?.bytes ?? '')
    .digest('hex')
    .slice(0, 12);
  const folder = `/brand/${digest}`;
  const logoUrl = logo && `/console${folder}/logo`;
  const head = [
    `<meta name="brand" content="${escaped(JSON.stringify({ ...facts, logo: logoUrl }))}">`,
    ...(css === undefined ? [] : [`<link rel="stylesheet" href="/console${folder}/accent.css">`]),
  ].join('\n    ');
  const files = Router({ caseSensitive: true });
  const keep: RequestHandler = (_req, res, next) => {
    res.set({ 'Cache-Control': `public, max-age=${A_YEAR_IN_SECONDS}, immutable`, Vary: 'Origin' });
    next();
  };
  if (logo !== undefined)
    files.get(`${folder}/logo`, keep, (_req, res) => res.type(logo.type).send(Buffer.from(logo.bytes)));
  if (css !== undefined) files.get(`${folder}/accent.css`, keep, (_req, res) => res.type('css').send(css));
  const inPage = (html: string) => {
    const named =
      name === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`);
    const marked =
      logoUrl === undefined ? named : named.replace('/console/icon.svg" type="image/svg+xml"', `${logoUrl}"`);
    return marked.replace('</head>', () => `  ${head}\n  </head>`);
  };
  return { digest, inPage, files };
}

function cssOf({ light, dark }: Accents): string {
  const pair = (name: string, first: Rgb, second: Rgb) => `  ${name}: light-dark(${hexOf(first)}, ${hexOf(second)});`;
  return [
    ':root {',
    pair('--accent', light.accent, dark.accent),
    pair('--accent-strong', light.strong, dark.strong),
    pair('--accent-soft', light.soft, dark.soft),
    pair('--on-accent', light.on, dark.on),
    pair('--chart-1', light.accent, dark.accent),
    '}\n',
  ].join('\n');
}
