const SAMPLE =
  /^([a-z_:][a-z0-9_:]*)(?:\{(?:[a-z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,(?!\})|(?=\})))*\})? (?:[-+]?[\d.]+(?:e[-+]?\d+)?|[+-]Inf|Nan)$/i;
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total', '_created'],
  gauge: [''],
  histogram: ['_bucket', '_count', '_sum', '_created'],
  summary: ['', '_count', '_sum', '_created'],
};

/** The lines that break the rules of OpenMetrics 1.0 that Prometheus enforces. */
export function faultsOfOpenMetrics(page: string): readonly string[] {
  const lines = page.split('\n');
  const faults: string[] = [];
  const families = new Set<string>();
  let [family, type] = ['', ''];
  if (lines.pop() !== '' || lines.pop() !== '# EOF') faults.push('the page does not end with # EOF');
  for (const line of lines) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (word === 'HELP') {
      if (families.has(name) || /"|\\[^\\n"]/.test(rest)) faults.push(line);
      families.add(name);
      family = name;
    } else if (word === 'TYPE') {
      if (family !== name || SUFFIXES[rest] === undefined) faults.push(line);
      type = rest;
    } else {
      const sample = SAMPLE.exec(line)?.[1];
      if (sample === undefined || !SUFFIXES[type]?.some((suffix) => sample === family + suffix)) faults.push(line);
    }
  }
  return faults;
}
