import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { layoutOf } from './layouts/layoutOf.ts';
import { routes } from './routes.tsx';

/** The module that answers an address, and the frame around it. */
function answers(path: string): { file: string; layout: string } {
  const matches = matchRoutes(routes, path) ?? [];
  return { layout: matches[1]?.route.id ?? '', file: /src\/routes\/(.*)\.tsx#/.exec(matches.at(-1)?.route.id ?? '')?.[1] ?? '' };
}

it.each([
  ['/', 'datasheets/home'],
  ['/datasheet', 'datasheets/home'],
  ['/about', 'site/staticPage'],
  ['/contactUs', 'site/staticPage'],
  ['/disclaimer', 'site/staticPage'],
  ['/privacy', 'site/staticPage'],
  ['/events', 'site/staticPage'],
  ['/promoteRegistration?shareCode=abc', 'site/promoteRegistration'],
  ['/mobile', 'site/staticPage'],
  ['/mobile/news', 'site/staticPage'],
  ['/mobile/register?shareCode=abc', 'account/register'],
  ['/accessibility', 'site/accessibility'],
  ['/licences', 'site/licences'],
  ['/register', 'account/register'],
  ['/register?isForget=true', 'account/register'],
  ['/resetPassword', 'account/resetPassword'],
  ['/socialReturn?code=c&state=s', 'account/socialReturn'],
  ['/im?token=t1.x&uid=7', 'account/inbox'],
  ['/userCenter', 'account/overview'],
  ['/userCenter?type=1', 'account/overview'],
  ['/userCenter/accountSetting?type=7', 'account/accountSetting'],
  ['/userCenter/notices', 'account/notices'],
  ['/userCenter/favourites', 'account/favourites'],
  ['/userCenter/follows', 'account/favourites'],
  ['/userCenter/feedback', 'account/feedback'],
  ['/userCenter/mails', 'account/mails'],
  ['/userCenter/share', 'account/share'],
  ['/operator', 'operator/overview'],
  ['/ErrorPages/404', 'site/notFound'],
  ['/no/such/page', 'site/notFound'],
])('%s 由 %s 回答，外面是该有的版式', (address, file) => {
  const [path = ''] = address.split('?');
  expect(answers(path)).toEqual({ file, layout: layoutOf(path) });
});
