/** Width and height of a picture in px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a PNG from its first chunk (ISO/IEC 15948 §11.2.2). */
export function pngSize(file: Buffer): ImageSize {
  if (file.toString('latin1', 12, 16) !== 'IHDR') throw new Error('This is not a PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Reads the size of a JPEG from its frame header (ITU-T T.81 §B.2.2). */
export function jpegSize(file: Buffer): ImageSize {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('This is not a JPEG.');
  let offset = 2;
  while (offset < file.length) {
    const marker = file.readUInt16BE(offset);
    // SOF0 to SOF15, without the tables DHT, JPG and DAC that stand between them.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(offset + 5), width: file.readUInt16BE(offset + 7) };
    offset += 2 + file.readUInt16BE(offset + 2);
  }
  throw new Error('This JPEG has no frame.');
}
