const MARK = 'console.reloaded-for';

/** A tab that was left open over a deployment asks for files that no longer exist. One reload gets the new page; a second would not help. */
export function reloadOnceWhenFilesChanged(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const failed = String(event.payload.message);
    if (sessionStorage.getItem(MARK) === failed) return;
    sessionStorage.setItem(MARK, failed);
    event.preventDefault();
    location.reload();
  });
}
