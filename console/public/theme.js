// Sets the chosen looks before the first paint; an inline script is refused by the policy. The names are those of src/kit/looks.ts.
try {
  for (const [name, values] of [
    ['theme', ['light', 'dark']],
    ['sidebar', ['narrow', 'none']],
    ['charts', ['hidden']],
  ]) {
    const value = localStorage.getItem(`console.${name}`);
    if (values.includes(value)) document.documentElement.dataset[name] = value;
  }
  // Fetches the texts of the language that src/texts/choice.ts will choose, beside the code that shows them.
  const files = JSON.parse(document.querySelector('meta[name="texts"]').content);
  const wanted = [localStorage.getItem('console.language') ?? '', ...navigator.languages];
  const language =
    wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => Object.hasOwn(files, tag)) ?? 'en';
  document.documentElement.lang = language;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files[language] });
  if (Object.hasOwn(files, language)) document.head.append(link);
} catch {
  // Storage is blocked: the usual looks apply.
}
