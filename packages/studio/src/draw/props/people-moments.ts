import { box, line, oval, shape, tile } from './icon-shapes.ts';
import { emoji, halves, someone } from './picture-parts.ts';

/** What lessons about bodies, history and government tell of. */

const wood = '#a9713f';
/** Something that somebody thinks of, in a cloud over the head. */
const thought = (x: number, y: number) =>
  oval(x, y, 5.6, 4.2, '#ffffff') +
  oval(x, y + 5.4, 0.9, 0.8, '#ffffff') +
  oval(x, y + 7.2, 0.6, 0.5, '#ffffff');

export const peopleMoments = {
  'x-tooth-front':
    shape('#f5e3b8', 'M11 16 H21 L18 30 Q16 31.4 14 30 Z') +
    shape('#ffffff', 'M8.6 3.4 Q16 1.4 23.4 3.4 L21.6 16.4 Q16 19 10.4 16.4 Z'),
  'x-tooth-pointed':
    shape('#f5e3b8', 'M11.4 15 H20.6 L17.4 30.4 Q16 31.4 14.6 30.4 Z') +
    shape('#ffffff', 'M16 .8 Q21.6 6 22.4 13.4 Q16 18.4 9.6 13.4 Q10.4 6 16 .8 Z'),
  'x-tooth-back':
    shape('#f5e3b8', 'M6 15 H26 L24 29 Q22.6 30.8 21.4 28.8 L19 20 H13 L10.6 28.8 Q9.4 30.8 8 29 Z') +
    shape(
      '#ffffff',
      'M4 6 Q6 2 9.4 4.4 Q12.4 6.6 16 4.4 Q19.6 6.6 22.6 4.4 Q26 2 28 6 L26.4 16.6 Q16 20 5.6 16.6 Z',
    ) +
    line('#c5ccd4', 'M10 8 Q16 10.6 22 8', 0.8),
  'x-family-divided':
    halves('#f3d9d9', '#d9e4f3') +
    box(1, 28, 30, 3, '#b7d99a') +
    thought(8.4, 6.4) +
    emoji('crown', 8.4, 6.2, 6) +
    someone(9, 29.4, 15, { shirt: '#a3343a', legs: '#efe6d2' }) +
    thought(23.6, 6.4) +
    emoji('scroll', 23.6, 6.2, 6) +
    someone(23, 29.4, 15, { shirt: '#2f5d9c', legs: '#efe6d2' }),
  'x-committee':
    tile('#eef4fb') +
    someone(7.4, 25, 15, { shirt: '#3a86d8' }) +
    someone(16, 23.4, 15, { shirt: '#7048e8', long: true }) +
    someone(24.6, 25, 15, { shirt: '#e8590c' }) +
    box(2, 20, 28, 3.4, wood, 0.6) +
    box(4, 23, 2.4, 7, wood) +
    box(25.6, 23, 2.4, 7, wood) +
    box(11.6, 17.6, 8.8, 2.8, '#ffffff', 0.3) +
    line('#8d99a6', 'M13 18.6 H19 M13 19.6 H17', 0.4),
  'x-president-signs':
    tile('#f6efe2') +
    box(2, 3, 5, 14, '#2f5d9c') +
    box(25, 3, 5, 14, '#b5343a') +
    someone(16, 27, 20, {
      shirt: '#2f3542',
      hair: '#c5ccd4',
      hands: [
        [0.02, -0.2],
        [-0.06, -0.16],
      ],
    }) +
    shape('#ffffff', 'M14.4 14.8 L16 18 L17.6 14.8 Z') +
    box(2, 20, 28, 11, '#8a5227', 1) +
    box(2, 19, 28, 2.4, wood, 0.6) +
    box(10.6, 17.6, 9.6, 2.2, '#ffffff', 0.3) +
    line('#2f3542', 'M17.4 18.8 L21.6 14', 0.9),
};
