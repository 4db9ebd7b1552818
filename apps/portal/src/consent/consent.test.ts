import { expect, it } from 'vitest';
import { consentOf, consentText, consentVersion } from './consent.ts';

it('记下答的是什么、哪一版、什么时候', () => {
  const answer = { scope: 'all', version: consentVersion, time: Date.UTC(2026, 10, 24) } as const;
  expect(consentOf(consentText(answer))).toEqual(answer);
});

it.each([undefined, '', 'all', 'essential', `all.${consentVersion + 1}.1`, `all.0.1`, 'all.1.x', 'everything.1.1'])(
  '%s：没有答过这一版，什么都不许',
  (value) => {
    expect(consentOf(value)).toBeNull();
  },
);
