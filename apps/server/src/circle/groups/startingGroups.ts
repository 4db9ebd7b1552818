const manners = '只发与本圈有关的内容；数据写明来源和测试条件；不发广告、联系方式和别人的资料；对事不对人。';

const groups = [
  ['power', '电源设计', '开关电源、LDO、电池管理和保护电路：拓扑、布局、热和 EMI。'],
  ['mcu', 'MCU 与嵌入式', '单片机选型、驱动、RTOS 和低功耗，调试里遇到的坑。'],
  ['analog', '模拟与信号链', '运放、ADC、参考源和传感器前端：噪声、误差和布线。'],
  ['rf', '射频与无线', '蓝牙、Wi-Fi、LoRa、天线匹配和认证测试。'],
  ['fpga', 'FPGA 与高速', '时序收敛、SerDes、DDR 和信号完整性。'],
  ['pcb', 'PCB 与工艺', '叠层、DFM、焊接、返修和可靠性试验。'],
  ['supply', '采购与供应链', '交期、替代、停产通知和来料鉴别，只谈方法，不发报价。'],
  ['auto', '汽车电子', 'AEC-Q、功能安全、CAN/LIN 和 48V 系统。'],
  ['domestic', '国产器件', '国产芯片的实测、替代经验和资料。'],
  ['career', '职场与学习', '入行、面试、读书和工具，工程师的日常。'],
] as const;

/** The groups that every portal begins with. */
export const startingGroups = groups.map(([key, name, intro]) => ({ key, name, intro, rules: manners }));
