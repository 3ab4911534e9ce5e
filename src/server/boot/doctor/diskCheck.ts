import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { adviceFinding, goodFinding, unsafeFinding, type DoctorCheck } from './doctorCheck.ts'

const megabyte = 1024 ** 2

/** In megabytes: below these, space is running out or has run out. */
const lowMegabytes = 2048
const fullMegabytes = 256

export const diskCheck: DoctorCheck = {
  title: 'Disk',
  run: async ({ config }) => {
    const { bavail, bsize } = await statfs(nearestExisting(resolve(config.dataDir)))
    const free = Math.floor((bavail * bsize) / megabyte)
    const text = `${free} MB are free for ${config.dataDir}`
    if (free < fullMegabytes)
      return [
        unsafeFinding(`${text}: free some space, or set DATA_DIR to a folder on another disk`),
      ]
    return [
      free < lowMegabytes ? adviceFinding(`${text}: free some space soon`) : goodFinding(text),
    ]
  },
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(dirname(folder))
