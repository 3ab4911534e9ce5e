import { place, disc, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'

export const fridge = (body: string, inside: string): string =>
  rect(-170, -520, 340, 520, body, 24) +
  rect(-140, -490, 280, 400, inside, 14) +
  repeat(3, (i) => rect(-140, -380 + i * 100, 280, 10, '#ffffff')) +
  rect(-140, -490, 70, 400, '#ffffff', 14, 'opacity=".25"') +
  rect(144, -340, 14, 120, '#59657a', 7) +
  rect(-120, -66, 100, 34, '#26344a', 8) +
  rect(-108, -56, 46, 14, '#57e0c4', 4) +
  rect(-140, 0, 40, 14, '#59657a') +
  rect(100, 0, 40, 14, '#59657a')

export const vial = (liquid: string): string =>
  rect(-18, -96, 36, 76, '#ffffff', 8, 'opacity=".85"') +
  rect(-18, -66, 36, 46, liquid, 8) +
  rect(-14, -112, 28, 22, '#98a5b5', 4) +
  rect(-18, -56, 36, 18, '#ffffff')

export const shelf = (frame: string, goods: readonly string[]): string =>
  repeat(
    3,
    (row) =>
      repeat(4, (i) => {
        const tall = 74 + ((row * 5 + i * 3) % 4) * 14
        return (
          rect(
            -200 + i * 104,
            -72 - row * 150 - tall,
            84,
            tall,
            goods[(row + i) % goods.length] ?? '#d9ad74',
            5,
          ) + rect(-166 + i * 104, -72 - row * 150 - tall, 16, tall, '#00000014')
        )
      }) + rect(-230, -72 - row * 150, 460, 16, frame, 4),
  ) +
  rect(-236, -540, 18, 540, frame, 4) +
  rect(218, -540, 18, 540, frame, 4)

export const door = (colour: string, frame: string): string =>
  rect(-150, -540, 300, 540, frame, 10) +
  rect(-124, -514, 248, 514, colour, 6) +
  rect(-92, -470, 184, 170, '#00000014', 8) +
  rect(-92, -250, 184, 200, '#00000014', 8) +
  rect(66, -300, 44, 110, '#27303f', 14) +
  repeat(6, (i) => disc(78 + (i % 2) * 20, -282 + Math.floor(i / 2) * 18, 5, '#57e0c4')) +
  rect(30, -220, 68, 18, '#dbe2ea', 9)

export const desk = (wood: string, dark: string): string =>
  rect(-300, -220, 600, 24, wood, 8) +
  rect(-270, -196, 20, 196, dark) +
  rect(250, -196, 20, 196, dark) +
  rect(-70, -236, 140, 16, dark, 6) +
  rect(-14, -280, 28, 50, dark) +
  rect(-160, -440, 320, 180, dark, 12) +
  rect(-146, -426, 292, 152, '#dfeafc', 6)

export const chair = (colour: string): string =>
  rect(-70, -330, 140, 180, colour, 36) +
  rect(-86, -150, 172, 40, colour, 20) +
  rect(-8, -112, 16, 70, '#59657a') +
  line('M0 -44L-70 -14M0 -44L70 -14M0 -44V-8', '#59657a', 12) +
  disc(-72, -10, 12, '#27303f') +
  disc(72, -10, 12, '#27303f') +
  disc(0, -8, 12, '#27303f')

export const bed = (wood: string, sheet: string): string =>
  rect(-290, -250, 40, 250, wood, 10) +
  rect(-270, -110, 560, 70, wood, 10) +
  rect(-260, -160, 540, 70, '#ffffff', 24) +
  shape('M-110 -170h370a24 24 0 0 1 24 24v66h-394z', sheet) +
  rect(-246, -200, 130, 60, '#ffffff', 26, 'stroke="#dfe5ec" stroke-width="4"') +
  rect(250, -44, 24, 44, wood) +
  rect(-250, -44, 24, 44, wood)

export const airUnit = (): string =>
  rect(-220, -150, 440, 150, '#ffffff', 28) +
  rect(-190, -44, 380, 16, '#c3ccd8', 8) +
  rect(-190, -120, 120, 10, '#e6ebf1', 5) +
  disc(180, -112, 9, '#2fd67b')

export const pipes = (colour: string): string =>
  rect(-600, -60, 560, 90, colour) +
  rect(40, -60, 560, 90, colour) +
  rect(-600, -60, 560, 22, '#ffffff', 0, 'opacity=".3"') +
  rect(40, -60, 560, 22, '#ffffff', 0, 'opacity=".3"') +
  rect(-90, -80, 180, 130, colour, 12) +
  rect(-90, -80, 180, 130, '#00000018', 12) +
  rect(-130, -86, 40, 142, colour, 8) +
  rect(90, -86, 40, 142, colour, 8)

export const dropShape = (size: number, colour: string): string =>
  place(
    0,
    0,
    shape('M0 -60C28 -20 44 0 44 24a44 44 0 0 1 -88 0C-44 0 -28 -20 0 -60z', colour) +
      line('M-22 26a24 24 0 0 0 16 22', '#ffffff', 7),
    size,
  )

export const rack = (body: string): string =>
  rect(-130, -480, 260, 480, body, 12) +
  repeat(
    6,
    (i) =>
      rect(-108, -456 + i * 76, 216, 60, '#10182a', 6) +
      repeat(3, (k) => disc(-86 + k * 22, -426 + i * 76, 6, k === i % 3 ? '#ffc247' : '#57e0c4')) +
      rect(0, -436 + i * 76, 90, 8, '#3a4a66', 4) +
      rect(0, -418 + i * 76, 90, 8, '#3a4a66', 4),
  )

export const meterFace = (colour: string): string =>
  disc(0, 0, 150, colour) +
  disc(0, 0, 124, '#ffffff') +
  rect(-84, -60, 168, 54, '#27303f', 8) +
  repeat(5, (i) => rect(-76 + i * 31, -52, 26, 38, i > 3 ? '#d94a3d' : '#ffffff', 4)) +
  disc(0, 56, 30, '#e6ebf1') +
  line('M0 56L16 36', '#d94a3d', 7)

export const gasBottle = (colour: string): string =>
  rect(-86, -300, 172, 300, colour, 60) +
  rect(36, -280, 44, 260, '#00000016', 24) +
  rect(-52, -350, 104, 44, '#59657a', 14) +
  rect(-16, -330, 32, 50, '#59657a') +
  rect(-60, -14, 120, 20, '#59657a', 6)

export const plate = (): string => oval(0, 0, 170, 34, '#ffffff') + oval(0, -5, 120, 22, '#e6ebf1')
