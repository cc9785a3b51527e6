/** The part of the page's script that hands in: asks for the pictures of a pupil, locks what they did, and saves the file. */
export const handInScript = String.raw`  function handIn() {
    if (pupil.hasPictures && subtle) askPictures();
    else save([]);
  }

  // Whoever has pictures to log in by says with them that it is their work. Nothing here knows which are right.
  function askPictures() {
    var tapped = [];
    var status = make('p', { className: 'muted', role: 'status' });
    var tell = function () {
      status.textContent = say('tapped', { n: tapped.length, of: 4 });
    };
    tell();
    var pad = Object.keys(content.pictures).map(function (name) {
      return make('li', {}, [
        make('button', {
          type: 'button',
          onclick: function () {
            if (tapped.length === 4) return;
            tapped.push(name);
            tell();
            if (tapped.length === 4) save(tapped);
          },
        }, [
          make('span', { className: 'sign', 'aria-hidden': 'true', textContent: signs[name] }),
          make('span', { textContent: content.pictures[name] }),
        ]),
      ]);
    });
    show(say('tapPictures', { name: pupil.name }), [
      status,
      make('ul', { className: 'names' }, pad),
      make('p', { className: 'row' }, [
        button(say('undo'), function () {
          tapped.pop();
          tell();
        }),
        button(say('back'), function () {
          showComics();
        }),
      ]),
    ]);
  }

  function save(pictures) {
    var given = own().reduce(function (list, comic) {
      return list.concat(comic.questions.map(function (question) {
        return answers[idOf(comic, question)];
      }).filter(Boolean));
    }, []);
    var read = own().map(readingOf).filter(Boolean);
    var plain = { answers: given, readings: read };
    if (!subtle) return write(plain);
    lock(JSON.stringify({ pictures: pictures, content: contentHash, answers: given, readings: read })).then(function (locked) {
      write({ locked: locked });
    }, function () {
      write(plain);
    });
  }

  function write(work) {
    var file = Object.assign({ pack: signed.pack, seal: signed.seal, pupilRef: pupil.ref }, work);
    var name = (content.className + ' ' + pupil.name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') + '.panelwise.json';
    var link = make('a', {
      href: URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' })),
      download: name,
    });
    link.click();
    showComics(say('saved', { file: name }));
  }

  // Only the server opens it: with a key that this file alone has, for the key of this pack.
  function lock(text) {
    var curve = { name: 'ECDH', namedCurve: 'P-256' };
    var iv = crypto.getRandomValues(new Uint8Array(12));
    var pair;
    var key;
    return subtle.generateKey(curve, false, ['deriveBits']).then(function (made) {
      pair = made;
      return subtle.importKey('raw', bytesOf(content.lock), curve, false, []);
    }).then(function (ours) {
      return subtle.deriveBits({ name: 'ECDH', public: ours }, pair.privateKey, 256);
    }).then(function (shared) {
      return subtle.digest('SHA-256', shared);
    }).then(function (secret) {
      return subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
    }).then(function (made) {
      key = made;
      return subtle.exportKey('raw', pair.publicKey);
    }).then(function (raw) {
      var how = { name: 'AES-GCM', iv: iv, additionalData: new TextEncoder().encode(pupil.ref) };
      return subtle.encrypt(how, key, new TextEncoder().encode(text)).then(function (locked) {
        return { publicKey: textOf(raw), nonce: textOf(iv), sealed: textOf(locked) };
      });
    });
  }
  // base64url, as the server writes bytes.
  function textOf(buffer) {
    var letters = Array.from(new Uint8Array(buffer), function (byte) {
      return String.fromCharCode(byte);
    }).join('');
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  }
  function bytesOf(text) {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), function (letter) {
      return letter.charCodeAt(0);
    });
  }
`;
