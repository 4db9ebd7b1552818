import { describe, expect, it } from 'vitest';
import { guestStyles } from '../packages/guestStyles.ts';

describe('没有层叠层的页面用的样式', () => {
  it('层的先后变成强弱：页面的规则再强也只到类，我们的总在它上面', () => {
    expect(guestStyles('@layer ui{.cp-ui-a{color:red}}@layer features{.cp-features-a:hover{color:blue}}')).toBe(
      '.cp-ui-a:not(#cp):not(#cp){color:red}.cp-features-a:hover:not(#cp):not(#cp):not(#cp){color:blue}',
    );
  });

  it('条件加在伪元素前面，动画的关键帧不动', () => {
    expect(guestStyles('@layer ui{.cp-ui-a::before{content:""}@keyframes x{from{opacity:0}}}')).toBe(
      '.cp-ui-a:not(#cp):not(#cp)::before{content:""}@keyframes x{from{opacity:0}}',
    );
  });

  it('令牌比伙伴站自己的主题弱，谁先载入都一样', () => {
    expect(guestStyles('@layer theme{:root{--cp-x:1}}')).toBe(':where(:root){--cp-x:1}');
  });

  it('重置只管我们自己的元素，不碰页面', () => {
    const css = guestStyles('@layer reset{html{color:red}body{margin:0;color:green}p{margin:0}}');
    expect(css).not.toContain('html');
    expect(css).not.toMatch(/(?:^|\})(?:body|p)\{/);
    expect(css).toMatch(/ p:not\(#cp\),p:is\(/);
    expect(css).toContain('{color:green}');
  });

  it('长度跟着 --cp-rem，容器查询的条件里没有变量', () => {
    expect(guestStyles('@layer ui{.cp-ui-a{padding:.5rem -1rem}}')).toContain('padding:calc(.5 * var(--cp-rem, 1rem)) calc(-1 * var(--cp-rem, 1rem))');
    expect(guestStyles('@container (min-width:30rem){.cp-ui-a{width:1px}}')).toContain('(min-width:30rem)');
  });
});
