import { place, disc, line, rect, shape, repeat } from '../../kit/shapes.ts'

// Every prop stands on y = 0 and is centred on x = 0; light falls from the top left.
const dark = '#27303f'
const glass = '#bfe1f5'

const wheel = (x: number, radius = 34): string =>
  disc(x, -radius, radius, dark) +
  disc(x, -radius, radius * 0.56, '#dbe2ea') +
  disc(x, -radius, radius * 0.2, '#8693a5')

export const truck = (cab: string, box = '#ffffff', band = cab): string =>
  rect(-330, -52, 620, 22, '#3a4557', 4) +
  rect(-340, -300, 430, 256, box, 12) +
  rect(40, -300, 50, 256, '#00000012', 12) +
  rect(-340, -120, 430, 24, band) +
  shape(
    'M104 -44V-218a18 18 0 0 1 18 -18h96a26 26 0 0 1 24 16l36 84l22 18a22 22 0 0 1 8 16v58z',
    cab,
  ) +
  shape('M150 -206h62a12 12 0 0 1 11 8l30 68H150z', glass) +
  rect(284, -92, 24, 22, '#fff3c4', 6) +
  rect(148, -108, 30, 8, '#00000030', 4) +
  wheel(-250, 40) +
  wheel(-160, 40) +
  wheel(210, 40)

export const car = (colour: string): string =>
  shape(
    'M-200 -36V-86a26 26 0 0 1 22 -26l40 -8l54 -58a34 34 0 0 1 25 -11h92a40 40 0 0 1 32 16l44 56l60 12a38 38 0 0 1 31 37v32z',
    colour,
  ) +
  shape('M-84 -116l36 -40a16 16 0 0 1 12 -5h38v45z', glass) +
  shape('M16 -161h36a20 20 0 0 1 16 8l28 37H16z', glass) +
  rect(-204, -50, 410, 16, '#00000022', 8) +
  rect(176, -92, 24, 16, '#fff3c4', 6) +
  rect(-200, -92, 16, 18, '#ff8478', 6) +
  wheel(-112) +
  wheel(114)

export const carTop = (colour: string): string =>
  rect(-70, -130, 140, 260, colour, 54) +
  shape('M-52 -56q52 -34 104 0l-10 40H-42z', glass) +
  shape('M-50 78q50 26 100 0l-8 -32H-42z', glass) +
  rect(-44, -12, 88, 56, '#ffffff', 14, 'opacity=".2"') +
  rect(-56, -126, 26, 12, '#fff3c4', 6) +
  rect(30, -126, 26, 12, '#fff3c4', 6)

export const container = (colour: string, width = 420): string =>
  rect(-width / 2, -190, width, 190, colour, 6) +
  repeat(Math.floor(width / 30), (i) =>
    rect(-width / 2 + 12 + i * 30, -172, 10, 154, '#00000018', 3),
  ) +
  rect(-width / 2, -190, width, 14, '#ffffff38') +
  rect(-width / 2, -12, width, 12, '#0000002a')

export const trailer = (colour: string): string =>
  place(0, -64, container(colour, 560)) +
  rect(-290, -66, 580, 18, '#3a4557', 4) +
  rect(180, -50, 16, 50, '#59657a') +
  rect(168, -8, 40, 10, '#3a4557', 3) +
  wheel(-210, 38) +
  wheel(-124, 38)

export const tractor = (colour: string): string =>
  shape('M-20 -84H170a24 24 0 0 1 24 24v22H-60z', colour) +
  shape('M30 -152h118a34 34 0 0 1 34 34v42H30z', colour) +
  rect(98, -230, 14, 80, '#59657a', 4) +
  shape('M-110 -120L-94 -252a14 14 0 0 1 14 -12H20a14 14 0 0 1 14 12v168H-110z', colour) +
  shape('M-86 -130l12 -108H12v108z', glass) +
  disc(-86, -82, 82, dark) +
  disc(-86, -82, 48, '#f2c34a') +
  disc(-86, -82, 16, dark) +
  disc(150, -50, 50, dark) +
  disc(150, -50, 28, '#f2c34a')

export const digger = (colour: string): string =>
  rect(-150, -70, 300, 70, dark, 35) +
  repeat(5, (i) => disc(-112 + i * 56, -35, 21, '#7a8799')) +
  shape('M-140 -76v-70a16 16 0 0 1 16 -16H130v86z', colour) +
  shape('M-10 -162v-96a14 14 0 0 1 14 -14h84a18 18 0 0 1 17 12l25 98z', colour) +
  shape('M10 -170v-76h66l18 76z', glass) +
  line('M130 -140L260 -330L400 -240', colour, 36) +
  line('M400 -240L380 -110', colour, 28) +
  shape('M330 -120h96l14 30a70 70 0 0 1 -110 40z', '#59657a')

export const haulTruck = (colour: string): string =>
  shape('M-260 -300L190 -330L150 -260H240v40H110L70 -150H-180z', colour) +
  shape('M-230 -300L-60 -360L150 -328z', '#8d7a66') +
  shape('M120 -230h110a16 16 0 0 1 16 16v144H90z', colour) +
  rect(140, -206, 84, 60, glass, 6) +
  rect(-200, -130, 440, 40, '#3a4557', 8) +
  wheel(-120, 78) +
  wheel(150, 78)

export const forklift = (colour: string): string =>
  rect(150, -300, 18, 290, '#59657a', 4) +
  rect(150, -24, 130, 12, '#3a4557', 4) +
  line('M-70 -110V-250H60L100 -100', '#3a4557', 14) +
  shape('M-130 -40v-80a20 20 0 0 1 20 -20h90l30 40h110a20 20 0 0 1 20 20v40z', colour) +
  rect(172, -124, 110, 100, '#d9ad74', 4) +
  rect(216, -124, 20, 100, '#c3925a') +
  wheel(-80, 36) +
  wheel(90, 36)

export const ship = (colour: string): string =>
  repeat(9, (i) =>
    rect(
      -330 + (i % 9) * 58,
      -150 - (i % 3 === 1 ? 0 : 0),
      54,
      46,
      ['#e07b2c', '#2f86d1', '#2f9a58'][i % 3] ?? colour,
      3,
    ),
  ) +
  repeat(7, (i) =>
    rect(-330 + i * 58, -200, 54, 46, ['#2f9a58', '#d94a3d', '#f0b84a'][i % 3] ?? colour, 3),
  ) +
  repeat(4, (i) =>
    rect(-272 + i * 58, -250, 54, 46, ['#d94a3d', '#2f86d1', '#e07b2c'][i % 3] ?? colour, 3),
  ) +
  rect(210, -270, 110, 166, '#ffffff', 6) +
  repeat(3, (i) => rect(224, -250 + i * 44, 82, 18, '#7da3c4', 4)) +
  rect(250, -320, 36, 54, colour, 4) +
  shape('M-400 -104H400L350 0H-340z', colour) +
  shape('M-362 -36H368L350 0H-340z', '#00000026')

export const plane = (colour: string): string =>
  shape('M-260 -20C-200 -60 120 -64 200 -40S290 6 250 14S-120 30 -200 18z', '#ffffff') +
  shape('M-260 -24L-310 -110h52l70 70z', colour) +
  shape('M-20 0L-120 110h54L90 4z', '#c3d0e0') +
  shape('M10 -48L-50 -120h36L80 -54z', '#dbe4ef') +
  shape('M-250 -4H262q-6 14 -24 18H-210z', colour, 'opacity=".85"') +
  repeat(9, (i) => disc(-120 + i * 34, -26, 8, '#7da3c4')) +
  shape('M216 -34q34 8 46 24h-50z', '#7da3c4')
