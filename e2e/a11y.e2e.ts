import { test } from '@playwright/test';
import { expectSound } from './sound.ts';

const paths = [
  '/',
  '/datasheet/datasheetSearch/STM32F103',
  '/datasheet/datasheetSearch/zzzzqqqq',
  '/datasheet/datasheetCategory/mcu',
  '/datasheet/datasheetDetail/1',
  '/brandList/domestic',
  '/dataSources',
  '/ErrorPages/404',
  '/about',
  '/contactUs',
  '/disclaimer',
  '/privacy',
  '/events',
  '/promoteRegistration',
  '/mobile',
  '/accessibility',
  '/licences',
  '/register',
  '/register?isForget=true',
];

test.beforeEach(async ({ context, baseURL }) => {
  // The question about visits lies over the end of a short page until it is answered; it is judged by its own stories.
  await context.addCookies([{ name: 'consent', value: 'essential', url: baseURL ?? '' }]);
});

for (const path of paths) test(`${path} 没有无障碍问题，也不横向滚动`, ({ page }) => expectSound(page, [path]));
