import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './allRoutes.ts';

/** The module that answers an address, and the frame around it. */
function answers(path: string): { file: string; layout: string } {
  const matches = matchRoutes(routes, path) ?? [];
  return { layout: matches[1]?.route.id ?? '', file: /src\/routes\/(.*)\.route\.tsx#/.exec(matches.at(-1)?.route.id ?? '')?.[1] ?? '' };
}

it.each<[string, string, string?]>([
  ['/', 'shell/home'],
  ['/datasheet', 'shell/home'],
  ['/about', 'site/staticPage'],
  ['/contactUs', 'site/staticPage'],
  ['/disclaimer', 'site/staticPage'],
  ['/privacy', 'site/staticPage'],
  ['/events', 'site/events'],
  ['/promoteRegistration?shareCode=abc', 'site/promoteRegistration', 'noHeader'],
  ['/mobile', 'site/staticPage', 'noHeader'],
  ['/mobile/news', 'site/staticPage', 'noHeader'],
  ['/mobile/register?shareCode=abc', 'account/registration/register', 'noHeader'],
  ['/accessibility', 'site/accessibility'],
  ['/licences', 'site/licences'],
  ['/register', 'account/registration/register'],
  ['/register?isForget=true', 'account/registration/register'],
  ['/resetPassword', 'account/security/resetPassword'],
  ['/socialReturn?code=c&state=s', 'account/social/socialReturn', 'plain'],
  ['/im?token=t1.x&uid=7', 'inbox/inbox'],
  ['/userCenter', 'account/profile/overview'],
  ['/userCenter?type=1', 'account/profile/overview'],
  ['/userCenter/accountSetting?type=7', 'account/profile/accountSetting'],
  ['/userCenter/notices', 'messages/notices'],
  ['/userCenter/favourites', 'favourites/favourites'],
  ['/userCenter/follows', 'favourites/favourites'],
  ['/userCenter/feedback', 'feedback/feedback'],
  ['/userCenter/feedback/reports', 'feedback/reports'],
  ['/userCenter/mails', 'account/profile/mails'],
  ['/userCenter/share', 'account/profile/share'],
  ['/operator', 'operator/overview'],
  ['/ErrorPages/404', 'site/notFound'],
  ['/no/such/page', ''],
])('%s 由 %s 回答，外面是该有的版式', (address, file, layout = 'default') => {
  const [path = ''] = address.split('?');
  expect(answers(path)).toEqual({ file, layout });
});
