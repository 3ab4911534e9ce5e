import { disc, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'

export const pylon = (colour: string): string =>
  line('M-70 0L-16 -420M70 0L16 -420M-16 -420H16M-16 -420L0 -470L16 -420', colour, 8) +
  line(
    'M-110 -330H110M-90 -250H90M-58 -100L40 -250M58 -100L-40 -250M-44 -250L30 -420M44 -250L-30 -420',
    colour,
    6,
  ) +
  repeat(2, (i) => line(`M${-106 + i * 212} -330v26M${-86 + i * 172} -250v26`, colour, 8))

export const turbine = (x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-7 0L-3 -360h6L7 0z', '#ffffff')}${shape('M2 0L1 -360h2L7 0z', '#00000018')}<g transform="translate(0 -360) rotate(${turn})">${repeat(3, (i) => `<g transform="rotate(${i * 120})">${shape('M-7 0C-16 -60 -6 -130 0 -190C6 -130 10 -60 7 0z', '#ffffff')}${shape('M0 0V-190C6 -130 10 -60 7 0z', '#00000014')}</g>`)}${disc(0, 0, 13, '#dfe6ee')}</g></g>`

export const solarRow = (colour = '#24508f'): string =>
  line('M-90 0L-70 -60M90 0L110 -60', '#59657a', 10) +
  shape('M-150 -30L-90 -150H190L130 -30z', '#e8eef4') +
  shape('M-136 -38L-84 -142H174L122 -38z', colour) +
  repeat(4, (i) => line(`M${-84 + i * 52} -38L${-32 + i * 52} -142`, '#86abe0', 3)) +
  line('M-119 -72H139M-102 -107H156', '#86abe0', 3)

export const lamp = (colour: string, glowing = true): string =>
  (glowing ? shape('M70 -440L-30 0H250L150 -440z', '#fff0b8', 'opacity=".28"') : '') +
  rect(-8, -470, 16, 470, colour, 6) +
  line('M0 -464Q10 -500 60 -492L120 -470', colour, 14) +
  shape('M66 -478h90a8 8 0 0 1 8 8v14H58v-14a8 8 0 0 1 8 -8z', colour) +
  rect(68, -456, 86, 12, '#ffe9a3', 6) +
  rect(-24, -30, 48, 30, colour, 4)

export const pumpjack = (colour: string): string =>
  line('M-40 0L0 -230L70 0M-22 -100h64', colour, 16) +
  line('M-210 -180L180 -290', colour, 28) +
  shape('M160 -340q60 40 40 120l-34 -10q6 -60 -30 -86z', colour) +
  line('M196 -226V0', '#59657a', 6) +
  disc(-150, -90, 56, colour) +
  disc(-150, -90, 20, '#ffffff', 'opacity=".6"') +
  line('M-190 -176L-150 -90', '#59657a', 12) +
  rect(-230, -30, 470, 30, '#59657a', 4)

export const derrick = (colour: string): string =>
  line('M-110 0L-22 -520M110 0L22 -520M-26 -520h52', colour, 12) +
  repeat(5, (i) =>
    line(
      `M${-104 + i * 18} ${-40 - i * 100}L${86 - i * 18} ${-140 - i * 100}M${104 - i * 18} ${-40 - i * 100}L${-86 + i * 18} ${-140 - i * 100}M${-104 + i * 18} ${-40 - i * 100}H${104 - i * 18}`,
      colour,
      6,
    ),
  ) +
  rect(-140, -60, 280, 60, colour, 4)

export const craneTower = (colour: string): string =>
  line('M-22 0V-560M22 0V-560', colour, 9) +
  repeat(9, (i) =>
    line(`M-22 ${-i * 62}L22 ${-62 - i * 62}M22 ${-i * 62}L-22 ${-62 - i * 62}`, colour, 5),
  ) +
  line('M-150 -560H390M-150 -560L0 -640L390 -560M0 -640V-560', colour, 9) +
  rect(-170, -560, 80, 60, '#59657a', 4) +
  rect(24, -556, 56, 64, colour, 6) +
  line('M300 -556V-330', '#59657a', 5) +
  rect(250, -330, 100, 60, '#d9ad74', 4)

export const quayCrane = (colour: string): string =>
  line('M-120 0V-420M120 0V-420M-120 -200H120M-120 -420H120', colour, 18) +
  line('M-240 -430H420', colour, 22) +
  line('M0 -560L-230 -430M0 -560L410 -430M0 -560V-430', colour, 8) +
  rect(-60, -420, 100, 60, '#ffffff', 4) +
  line('M300 -420V-270M340 -420V-270', '#59657a', 5) +
  rect(240, -270, 160, 70, '#e07b2c', 4)

export const mast = (colour: string): string =>
  line('M-70 0L-12 -520M70 0L12 -520', colour, 10) +
  repeat(6, (i) =>
    line(
      `M${-66 + i * 9.6} ${-30 - i * 82}L${56 - i * 9.6} ${-112 - i * 82}M${66 - i * 9.6} ${-30 - i * 82}L${-56 + i * 9.6} ${-112 - i * 82}`,
      colour,
      5,
    ),
  ) +
  rect(-70, -520, 20, 110, '#ffffff', 6) +
  rect(50, -520, 20, 110, '#ffffff', 6) +
  rect(-10, -540, 20, 110, '#ffffff', 6) +
  line('M0 -520V-620', colour, 8) +
  disc(0, -624, 11, '#d94a3d') +
  oval(-54, -350, 34, 40, '#ffffff') +
  oval(-48, -348, 24, 30, '#c3ccd8')

export const genset = (colour: string): string =>
  rect(-260, -30, 520, 30, '#3a4557', 6) +
  rect(-240, -250, 480, 222, colour, 14) +
  rect(-240, -250, 480, 30, '#ffffff', 14, 'opacity=".3"') +
  repeat(7, (i) => rect(-210 + i * 26, -190, 14, 120, '#00000038', 6)) +
  rect(10, -190, 110, 120, '#ffffff', 8) +
  shape('M76 -176L40 -124h24l-10 44l40 -60h-26z', '#f0a020') +
  rect(140, -190, 74, 74, '#26344a', 8) +
  rect(150, -180, 54, 26, '#57e0c4', 4) +
  rect(160, -310, 24, 62, '#59657a', 4) +
  shape('M184 -310h26v14h-26z', '#59657a')

export const motor = (colour: string): string =>
  rect(-190, -26, 420, 26, '#3a4557', 4) +
  rect(-150, -210, 260, 170, colour, 24) +
  repeat(8, (i) => rect(-126 + i * 28, -210, 10, 170, '#00000020', 4)) +
  rect(-190, -186, 46, 122, '#59657a', 12) +
  rect(110, -150, 110, 46, '#98a5b5', 6) +
  rect(210, -196, 40, 138, '#59657a', 10) +
  rect(-60, -256, 100, 54, '#59657a', 8) +
  rect(-120, -46, 50, 24, '#59657a') +
  rect(40, -46, 50, 24, '#59657a')

export const bin = (colour: string, share: number, fill: string): string =>
  shape('M-100 -260H100L80 0H-80z', colour) +
  shape(
    `M${-92 + 8 * (1 - share)} ${-20 - 200 * share}H${92 - 8 * (1 - share)}L74 -12H-74z`,
    fill,
    'opacity=".85"',
  ) +
  shape('M40 -260H100L80 0H30z', '#00000016') +
  rect(-116, -292, 232, 36, colour, 12) +
  rect(-40, -310, 80, 22, colour, 8) +
  disc(-66, -4, 18, '#27303f') +
  disc(66, -4, 18, '#27303f')

export const conveyor = (colour: string): string =>
  rect(-420, -120, 840, 36, '#3a4557', 18) +
  repeat(11, (i) => disc(-396 + i * 79, -102, 11, '#98a5b5')) +
  repeat(4, (i) => rect(-340 + i * 220, -86, 22, 86, '#59657a')) +
  repeat(
    4,
    (i) =>
      rect(-350 + i * 210, -220, 110, 100, '#d9ad74', 6) +
      rect(-308 + i * 210, -220, 26, 100, colour, 0, 'opacity=".8"'),
  )
