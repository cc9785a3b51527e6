import sharp from 'sharp';

// No picture is made twice: what libvips would keep of the last ones is memory for nothing.
sharp.cache(false);

export { sharp };
