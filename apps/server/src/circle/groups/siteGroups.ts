const common = ['说清型号、条件和现象，最好带上波形、照片或数据', '引用资料写明出处，不发有版权的完整文件', '不发广告、联系方式和与小组无关的内容'];

const group = (id: number, name: string, intro: string, ...rules: string[]) => ({ id, name, intro, rules: [...rules, ...common].join('\n') });

/** The groups that every portal has. Their numbers stay: addresses hold them. */
export const siteGroups = [
  group(1, '电源与模拟', '开关电源、LDO、运放、基准和信号链：选型、环路、纹波、热设计。'),
  group(2, '单片机与嵌入式', 'MCU、RTOS、驱动、低功耗和调试。', '贴代码请只留下和问题有关的部分'),
  group(3, 'FPGA 与数字设计', 'HDL、时序、接口、验证和原型。'),
  group(4, '射频与通信', 'Wi-Fi、蓝牙、LoRa、蜂窝、天线和匹配。'),
  group(5, 'PCB 与工艺', '布局布线、叠层、焊接、可制造性和返修。'),
  group(6, '选型与替代', '停产、缺货和降成本时换什么：引脚、参数、软件兼容。', '推荐替代要写明哪些参数不同'),
  group(7, '采购与交期', '交期、渠道、标签和真伪的经验。', '不发报价和求购，供求信息请发到“芯片求购”'),
  group(8, '新人提问', '刚入行的问题，不嫌基础。'),
];
