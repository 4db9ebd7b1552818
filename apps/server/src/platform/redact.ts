const mobiles: [RegExp, string][] = [
  [/(?<!\d)((?:\+?86-?)?1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
  [/(\+852-?\d{2})\d{4}(\d{2})(?!\d)/g, '$1****$2'],
  [/(\+886-?0?9\d{2})\d{3}(\d{3})(?!\d)/g, '$1***$2'],
];

/** An address of mail: its owner recognises it, nobody can write to it. The look behind keeps a long word from being tried from each of its letters. */
const email = /(?<![A-Za-z0-9._+-])([A-Za-z0-9])[A-Za-z0-9._+-]*(@|%40)((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})/g;

/** Names of what must never be readable in a log, wherever it appears: query, form body, cookie, JSON. */
const names = 'token|ticket|proof|authorizationCode|currentPwd|pwd|password|captchaVerifyParam|sid|__Host-sid|cookie|authorization|secret|accessKeySecret';
const inQuery = new RegExp(`([?&;\\s"](?:code|${names})=)[^&\\s";]+`, 'gi');
/** Quotes may be escaped: JSON inside the message of an error. */
const inJson = new RegExp(`(\\\\?"(?:${names})\\\\?":\\\\?")(?:[^"\\\\]|\\\\[^"]|\\\\"(?=[^,}\\]\\s]))*`, 'gi');
/** A one-time code; codes of errors are words and stay readable. */
const codeInJson = /("code":)"\d{4,8}"/g;
/** 32 bytes as base64url or hex: sessions, tickets, passwords as the client sends them. */
const bareSecret = /(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})(?![A-Za-z0-9_-])/g;

/**
 * Masks mobiles (`138****8000`), mail addresses (`l***@example.com`) and secrets in a text that is about to be logged. It works on the finished line, so
 * a forgotten field, a URL or an error's message is covered too.
 */
export function redact(text: string): string {
  let masked = text.replaceAll('%2B', '+').replace(inQuery, '$1***').replace(inJson, '$1***').replace(codeInJson, '$1"***"').replace(bareSecret, '***');
  masked = masked.replace(email, '$1***$2$3');
  for (const [pattern, mask] of mobiles) masked = masked.replace(pattern, mask);
  return masked;
}
