import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { advice, good, unsafe, type DoctorCheck } from './doctorCheck.ts'

const megabyte = 1024 ** 2

/** Below these, in megabytes, there is little time left, or none. */
const low = 2048
const full = 256

export const diskCheck: DoctorCheck = {
  title: 'Disk',
  run: async ({ config }) => {
    const { bavail, bsize } = await statfs(nearest(resolve(config.dataDir)))
    const free = Math.floor((bavail * bsize) / megabyte)
    const text = `${free} MB are free for ${config.dataDir}`
    if (free < full) return [unsafe(`${text}: make room, or set DATA_DIR to where there is some`)]
    return [free < low ? advice(`${text}: make room soon`) : good(text)]
  },
}

/** The folder itself, or that in which it would be made. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))
