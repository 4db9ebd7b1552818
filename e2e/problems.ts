import type { Page } from '@playwright/test';

/**
 * Collects what a page complains about: errors in the console (React's hydration and the content policy among them),
 * exceptions, files that did not load, and files of somebody else's site: nothing but its own host may be needed to read a page.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('request', (request) => {
    const frame = request.frame().url();
    if (request.isNavigationRequest() || ![frame, request.url()].every((url) => /^https?:/.test(url))) return;
    if (new URL(request.url()).origin !== new URL(frame).origin) problems.push(`${page.url()} asks ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left behind takes its unfinished requests with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`${page.url()} ${request.url()} ${request.failure()?.errorText}`);
  });
  return problems;
}
