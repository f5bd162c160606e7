import { type Accents, accentsOf, LEAST_CONTRAST, leastContrast, SURFACES } from '../../domain/brand/accent.ts';
import type { Brand } from '../../domain/brand/brand.ts';
import { withoutUndefined } from '../../domain/shared/without-undefined.ts';
import { readConfigFile } from '../start/config-file.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/** Every first visit loads it. */
const MOST_BYTES = 64 * 1_024;

/** How the institution shows itself. Its logo is a file of the service, so that no visitor's browser asks another host for it. */
export function readBrand(reader: EnvReader): Brand {
  return {
    ...withoutUndefined({
      name: reader.optional('BRAND_NAME', as.label, undefined),
      logo: readLogo(reader),
      accents: readAccents(reader),
      supportUrl: reader.optional('SUPPORT_URL', as.contactUrl, undefined),
    }),
    links: reader.optional('BRAND_LINKS', as.links, []),
  };
}

function readAccents(reader: EnvReader): Accents | undefined {
  const [forLight, forDark] = reader.optional('BRAND_ACCENT', as.colors, []);
  if (forLight === undefined) return undefined;
  const accents = accentsOf(forLight, forDark);
  for (const theme of ['light', 'dark'] as const) {
    const contrast = leastContrast(accents[theme], SURFACES[theme]);
    if (contrast < LEAST_CONTRAST)
      reader.fault(
        `BRAND_ACCENT has a contrast of ${contrast.toFixed(2)} in the ${theme} theme, and text needs ${LEAST_CONTRAST} (WCAG AA): choose a ${theme === 'light' ? 'darker' : 'lighter'} colour for it`,
      );
  }
  return accents;
}

function readLogo(reader: EnvReader): Brand['logo'] {
  const file = reader.text('BRAND_LOGO');
  if (file === undefined) return undefined;
  const found = readConfigFile(file, MOST_BYTES);
  const type = 'bytes' in found ? typeOf(found.bytes) : undefined;
  if ('bytes' in found && type !== undefined) return { bytes: found.bytes, type };
  reader.fault(`BRAND_LOGO: ${file} ${'fault' in found ? found.fault : 'must be an SVG, PNG or WebP image'}`);
  return undefined;
}

/** By what is in it: the type that is sent must be true. */
function typeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP') return 'image/webp';
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(bytes.toString())
    ? 'image/svg+xml'
    : undefined;
}
