import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Sets, setOf } from '../../test/chat-eval/sets/lines.ts';

const FILE = 'bench/proposer/sets.jsonl.gz';

/** The sets that the models learn from, by name. `# name` stands over the lines of each. */
export function trainingSets(): ReadonlyMap<string, Sets> {
  const [, ...parts] = `\n${gunzipSync(readFileSync(FILE)).toString()}`.split('\n# ');
  return new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return [name, setOf(name, lines.join('\n'))];
    }),
  );
}
